import { ShopAssistant } from './shop-assistant.ts';

/**
 * `<script async src="https://ASSISTANT-HOST/embed.js"></script>` is the whole installation: it defines
 * `<shop-assistant>`, and puts one into the page where the page has none of its own.
 */

const tag = 'shop-assistant';

// A second script on the page finds everything in place.
if (!customElements.get(tag)) {
  customElements.define(tag, ShopAssistant);
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', keepPlaced);
  else keepPlaced();
}

/** A soft navigation swaps the page's body or morphs it, and the element with it: it is put back as it was. */
function keepPlaced(): void {
  const element = document.querySelector(tag) ?? document.createElement(tag);
  const place = () => {
    if (!document.querySelector(tag)) document.body.append(element);
    for (const node of [document.documentElement, document.body]) observer.observe(node, { childList: true });
  };
  const observer = new MutationObserver(place);
  place();
}
