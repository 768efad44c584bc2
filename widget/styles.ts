import { cardStyles } from './styles/card-styles.ts';
import { composerStyles } from './styles/composer-styles.ts';
import { frameStyles } from './styles/frame-styles.ts';
import { messageStyles } from './styles/message-styles.ts';
import { railStyles } from './styles/rail-styles.ts';
import { sourceStyles } from './styles/source-styles.ts';

export const styles = [frameStyles, composerStyles, messageStyles, sourceStyles, cardStyles, railStyles];
