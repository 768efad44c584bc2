import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Up to here the panel covers the screen. */
const phone = '(max-width: 480px)';

/**
 * Whether the panel covers the screen, and how much of that screen an on-screen keyboard leaves.
 * iOS lays its keyboard over the page without shrinking it: only the visual viewport tells what can still be seen.
 */
export class Viewport implements ReactiveController {
  /** A sheet of ours, since a strict page allows no style attributes. */
  readonly sheet = new CSSStyleSheet();
  readonly #phone = matchMedia(phone);
  readonly #host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    this.sheet.replaceSync(':host {}');
    host.addController(this);
  }

  get fullScreen(): boolean {
    return this.#phone.matches;
  }

  hostConnected(): void {
    this.#phone.addEventListener('change', this.#update);
    visualViewport?.addEventListener('resize', this.#measure);
    visualViewport?.addEventListener('scroll', this.#measure);
    this.#measure();
  }

  hostDisconnected(): void {
    this.#phone.removeEventListener('change', this.#update);
    visualViewport?.removeEventListener('resize', this.#measure);
    visualViewport?.removeEventListener('scroll', this.#measure);
  }

  readonly #update = (): void => this.#host.requestUpdate();

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
