/** Up to here the panel covers the screen. */
const phone = '(max-width: 480px)';

/**
 * Whether the panel covers the screen, and how much of that screen an on-screen keyboard leaves.
 * iOS lays its keyboard over the page without shrinking it: only the visual viewport tells what can still be seen.
 */
export class Viewport {
  /** A sheet of ours, since a strict page allows no style attributes. */
  readonly sheet = new CSSStyleSheet();
  readonly #phone = matchMedia(phone);
  readonly #onChange: () => void;

  /** `onChange` is called when the panel begins or ceases to cover the screen. */
  constructor(onChange: () => void) {
    this.#onChange = onChange;
    this.sheet.replaceSync(':host {}');
  }

  get fullScreen(): boolean {
    return this.#phone.matches;
  }

  watch(): void {
    this.#phone.addEventListener('change', this.#onChange);
    visualViewport?.addEventListener('resize', this.#measure);
    visualViewport?.addEventListener('scroll', this.#measure);
    this.#measure();
  }

  leave(): void {
    this.#phone.removeEventListener('change', this.#onChange);
    visualViewport?.removeEventListener('resize', this.#measure);
    visualViewport?.removeEventListener('scroll', this.#measure);
  }

  readonly #measure = (): void => {
    const [rule] = this.sheet.cssRules;
    if (!(rule instanceof CSSStyleRule) || !visualViewport) return;
    // Zoomed in by hand is not a keyboard.
    const { scale, height, offsetTop } = visualViewport;
    if (scale > 1.01) return;
    rule.style.setProperty('--_seen-height', `${height}px`);
    rule.style.setProperty('--_seen-top', `${offsetTop}px`);
  };
}
