import { element as en } from '../shared/strings/en.ts';
import type { Strings } from '../shared/strings/index.ts';

type LauncherStrings = readonly [open: string, close: string, failed: string];

function pick(strings: Strings): LauncherStrings {
  return [strings.launcherLabel, strings.launcherLabelClose, strings.launcherFailed];
}

/** The few words the launcher needs, by language. The build puts in their values, so that `embed.js` stays tiny. */
export const launcherStrings: { readonly [language: string]: LauncherStrings } = { en: pick(en) };
