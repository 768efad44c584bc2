import { launcherCss } from './launcher-styles.ts';

const svg = 'http://www.w3.org/2000/svg';
const bubble = 'M20 11.500a7.500 7.500 0 0 1-11 6.600L4.500 19.500l1.300-4A7.500 7.500 0 1 1 20 11.500Z';
const cross = 'm6 6 12 12M18 6 6 18';

/** The button in the corner, and what stands beside it when the conversation could not be loaded. */
export class Launcher {
  readonly button = document.createElement('button');
  readonly #path = document.createElementNS(svg, 'path');
  readonly #failure = document.createElement('div');
  readonly #retry = document.createElement('button');
  readonly #own = new CSSStyleSheet();

  constructor(root: ShadowRoot, toggle: () => void) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(launcherCss);
    this.#own.replaceSync(':host{}');
    root.adoptedStyleSheets = [sheet, this.#own];

    const icon = document.createElementNS(svg, 'svg');
    icon.setAttribute('viewBox', '0 0 24 24');
    icon.ariaHidden = 'true';
    icon.append(this.#path);
    this.button.className = 'launcher';
    this.button.setAttribute('part', 'launcher');
    this.button.ariaHasPopup = 'dialog';
    this.button.append(icon);
    this.button.onclick = this.#retry.onclick = toggle;
    this.#failure.role = 'alert';
    root.append(this.button, this.#failure);
  }

  draw(open: boolean, words: Record<string, string | undefined> = {}): void {
    this.button.ariaExpanded = String(open);
    this.button.ariaLabel = (open ? words.launcherLabelClose : words.launcherLabel) ?? '';
    this.#path.setAttribute('d', open ? cross : bubble);
    this.#failure.dataset.text = words.launcherFailed;
    this.#retry.textContent = words.retry ?? '';
  }

  fail(failed: boolean): void {
    this.#failure.replaceChildren(...(failed ? [this.#failure.dataset.text ?? '', this.#retry] : []));
  }

  /** Sets a custom property of the host in a sheet of ours: a strict page allows no style attributes. */
  set(property: string, value: string): void {
    (this.#own.cssRules[0] as CSSStyleRule).style.setProperty(property, value);
  }
}
