/** The keyboard inside the panel: what is typed here is no shortcut of the page. */

/** Call on every key event of the panel's root. Chords (Ctrl+K) stay the page's, Tab stays the browser's. */
export function keepFromPage(event: KeyboardEvent): void {
  if (event.key !== 'Tab' && !event.ctrlKey && !event.metaKey) event.stopPropagation();
}

/** Keeps Tab inside `root`, for a panel that covers the page. */
export function trapTab(event: KeyboardEvent, root: ShadowRoot): void {
  if (event.key !== 'Tab') return;
  const stops = tabStops(root);
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (root.activeElement && root.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

function tabStops(root: ShadowRoot): HTMLElement[] {
  const stops = root.querySelectorAll<HTMLElement>(
    'a[href], button:enabled, textarea, summary, [tabindex="0"]',
  );
  return [...stops].filter((stop) => stop.checkVisibility());
}
