import { html, nothing, type TemplateResult } from 'lit';
import { type Strings, say } from '../../shared/strings/index.ts';
import { codePoints } from '../messages.ts';
import { messageCodePoints } from '../request.ts';
import { sendIcon, stopIcon } from './icons.ts';

export interface ComposerContext {
  readonly strings: Strings;
  readonly placeholder: string;
  readonly draft: string;
  readonly busy: boolean;
  readonly sendable: boolean;
  type(text: string): void;
  submit(): void;
  stop(): void;
}

export function composerView(context: ComposerContext): TemplateResult {
  const { strings, draft, busy } = context;
  const excess = codePoints(draft.trim()) - messageCodePoints;
  const submit = (event: Event) => {
    event.preventDefault();
    context.submit();
  };
  return html`
    <form class="composer" part="composer" @submit=${submit}>
      <div class="grow" data-text=${draft}>
        <textarea
          rows="1" dir="auto" enterkeyhint="send" autocomplete="off"
          aria-label=${strings.inputLabel} placeholder=${context.placeholder}
          aria-invalid=${excess > 0 ? 'true' : nothing} aria-describedby=${excess > 0 ? 'excess' : nothing}
          @input=${(event: Event) => context.type((event.target as HTMLTextAreaElement).value)}
          @keydown=${(event: KeyboardEvent) => sendOnEnter(event, context.submit)}
        ></textarea>
      </div>
      ${busy ? stopButton(context) : sendButton(context)}
    </form>
    ${excess > 0 ? html`<p class="excess" id="excess" role="status">${say(strings, 'tooLong', { count: excess })}</p>` : nothing}
  `;
}

function sendButton({ strings, sendable }: ComposerContext): TemplateResult {
  return html`<button type="submit" class="send" aria-label=${strings.send} ?disabled=${!sendable}>${sendIcon}</button>`;
}

function stopButton({ strings, stop }: ComposerContext): TemplateResult {
  // The second click of a double click on "Send" lands here and means nothing.
  const once = (event: MouseEvent) => {
    if (event.detail < 2) stop();
  };
  return html`<button type="button" class="send" aria-label=${strings.stop} @click=${once}>${stopIcon}</button>`;
}

/** Enter that ends a word in an input method does not send; Safari says so only by the key code 229. */
function sendOnEnter(event: KeyboardEvent, submit: () => void): void {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing || event.keyCode === 229) return;
  event.preventDefault();
  submit();
}
