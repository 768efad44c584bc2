/** Shows the chosen variant of a product: its picture, price, stock and SKU. Without it the page shows the first. */
const choices = [...document.querySelectorAll('[data-variant]')];
const part = (name) => document.querySelector(`[data-${name}]`);

function show(choice) {
  const { variant, source, text, availability, stockState, measures } = choice.dataset;
  for (const other of choices) other.toggleAttribute('aria-current', false);
  choice.setAttribute('aria-current', 'true');
  part('picture').src = source;
  part('picture').alt = text;
  part('price').replaceChildren(...prices(choice.dataset));
  part('stock').textContent = availability;
  part('stock').dataset.state = stockState;
  part('sku').textContent = variant;
  part('size').textContent = measures;
  const ask = part('ask');
  const subject = encodeURIComponent(`${ask.dataset.ask}, SKU ${variant}`);
  ask.href = ask.href.replace(/subject=.*$/, `subject=${subject}`);
}

function prices({ now, was }) {
  const current = element('span', was ? 'now reduced' : 'now', was ? 'Sale price ' : '', now);
  return was ? [current, ' ', element('s', 'was', 'List price ', was)] : [current];
}

/** An element whose first words are only read out. */
function element(name, className, unseen, text) {
  const made = document.createElement(name);
  made.className = className;
  if (unseen) {
    const label = document.createElement('span');
    label.className = 'unseen';
    label.textContent = unseen;
    made.append(label);
  }
  made.append(text);
  return made;
}

function showAddressed() {
  const wanted = new URLSearchParams(location.search).get('variant');
  const choice = choices.find(({ dataset }) => dataset.variant === wanted);
  if (choice) show(choice);
}

for (const choice of choices) {
  choice.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    history.replaceState(null, '', choice.href);
    show(choice);
  });
}
showAddressed();
