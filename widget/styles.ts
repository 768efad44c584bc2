import { sheetOf } from './css.ts';
import { cardStyles } from './styles/card-styles.ts';
import { composerStyles } from './styles/composer-styles.ts';
import { frameStyles } from './styles/frame-styles.ts';
import { messageStyles } from './styles/message-styles.ts';
import { railStyles } from './styles/rail-styles.ts';

export const panelSheet = sheetOf(frameStyles + composerStyles + messageStyles + cardStyles + railStyles);
