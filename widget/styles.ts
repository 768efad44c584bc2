import { cardStyles } from './styles/card-styles.ts';
import { frameStyles } from './styles/frame-styles.ts';
import { messageStyles } from './styles/message-styles.ts';
import { railStyles } from './styles/rail-styles.ts';

export const styles = [frameStyles, messageStyles, cardStyles, railStyles];
