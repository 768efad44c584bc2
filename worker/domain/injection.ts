import { undisguised } from './injection/disguises.ts';
import { commands } from './injection/patterns.ts';
import { fold } from './text.ts';

/** Whether the message tries to command the assistant, in one of several languages and however it is disguised. */
export function isInjection(message: string): boolean {
  return commands(fold(message)) || undisguised(message).some(commands);
}
