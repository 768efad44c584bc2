import { en } from '../shared/strings/en.ts';

const pick = ({ launcherLabel, launcherLabelClose, launcherFailed, retry }: Record<string, string>) => ({
  launcherLabel,
  launcherLabelClose,
  launcherFailed,
  retry,
});

/** The few words the launcher needs, by language. The build puts in their values, so that embed.js stays tiny. */
export const launcherStrings: Record<string, Record<string, string | undefined>> = { en: pick(en) };
