import { launcherStrings } from './launcher-strings.ts';
import { launcherCss } from './launcher-styles.ts';

const svg = 'http://www.w3.org/2000/svg';
const bubble = 'M20 11.5A7.5 7.5 0 0 1 9 18l-4.5 1.5 1.3-4A7.5 7.5 0 1 1 20 11.5Z';
const cross = 'm6 6 12 12M18 6 6 18';

export interface Launcher {
  readonly button: HTMLButtonElement;
  /** `locale` is a BCP 47 tag, `accent` a CSS colour; one the browser does not know is ignored. */
  draw(open: boolean, failed: boolean, locale: string, accent: string): void;
}

/** Draws the button in the corner. When the conversation could not be loaded, it says so and offers another try. */
export function launcherIn(root: ShadowRoot): Launcher {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(launcherCss);
  root.adoptedStyleSheets = [sheet];
  // A strict page allows no style attributes, so properties of the host are set in a sheet of ours.
  const { style } = sheet.cssRules[0] as CSSStyleRule;

  const button = document.createElement('button');
  const picture = document.createElementNS(svg, 'svg');
  const icon = document.createElementNS(svg, 'path');
  const failure = document.createElement('span');
  picture.setAttribute('viewBox', '0 0 24 24');
  picture.append(icon);
  button.setAttribute('part', 'launcher');
  button.ariaHasPopup = 'dialog';
  button.append(picture, failure);
  failure.role = 'alert';
  root.append(button);

  return {
    button,
    draw(open, failed, locale, accent) {
      const [openLabel, closeLabel, failedLabel] = launcherStrings[locale.slice(0, 2)] ?? launcherStrings.en!;
      icon.setAttribute('d', open ? cross : bubble);
      failure.textContent = failed ? failedLabel : '';
      button.ariaExpanded = `${open}`;
      button.ariaLabel = failed ? failedLabel : open ? closeLabel : openLabel;
      style.setProperty('--shop-assistant-accent', CSS.supports('color', accent) ? accent : '');
    },
  };
}
