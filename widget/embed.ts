import { ShopAssistant } from './shop-assistant.ts';

/**
 * `<script async src="https://ASSISTANT-HOST/embed.js"></script>` is the whole installation: it defines
 * `<shop-assistant>`, and puts one into the page where the page has none of its own.
 */

const tag = 'shop-assistant';
const { src } = (document.currentScript ?? {}) as { src?: string };

if (customElements.get(tag)) {
  console.warn(`<${tag}> is defined already; this script does nothing.`);
} else {
  if (src) ShopAssistant.base = src;
  customElements.define(tag, ShopAssistant);
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', keepPlaced, { once: true });
  else keepPlaced();
}

/** A soft navigation swaps the page's body or morphs it, and the element with it: it is put back as it was. */
function keepPlaced(): void {
  const element = document.querySelector(tag) ?? document.createElement(tag);
  const place = () => {
    if (!document.querySelector(tag)) document.body.append(element);
    observer.observe(document.documentElement, { childList: true });
    observer.observe(document.body, { childList: true });
  };
  const observer = new MutationObserver(place);
  place();
}
