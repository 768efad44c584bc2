import { html, nothing, type TemplateResult } from 'lit/html.js';
import { type Strings, say } from '../../shared/strings/index.ts';
import type { Conversation } from '../conversation.ts';
import { sendIcon, stopIcon } from './icons.ts';

/** The input and its button: "send", or "stop" while a reply runs. */
export function composerView(
  conversation: Conversation,
  strings: Strings,
  placeholder: string,
): TemplateResult {
  const { draft, busy, excess } = conversation;
  const submit = (event: Event) => {
    event.preventDefault();
    conversation.submit();
  };
  return html`
    <form class="composer" part="composer" @submit=${submit}>
      <div class="grow" data-text=${draft}>
        <textarea
          rows="1" dir="auto" enterkeyhint="send" autocomplete="off"
          aria-label=${strings.inputLabel} placeholder=${placeholder || strings.placeholder}
          aria-invalid=${excess > 0 ? 'true' : nothing} aria-describedby=${excess > 0 ? 'excess' : nothing}
          @input=${(event: Event) => conversation.type((event.target as HTMLTextAreaElement).value)}
          @keydown=${(event: KeyboardEvent) => sendOnEnter(event, submit)}
        ></textarea>
      </div>
      ${busy ? stopButton(conversation, strings) : sendButton(conversation, strings)}
    </form>
    ${excess > 0 ? html`<p class="excess" id="excess" role="status">${say(strings, 'tooLong', { count: excess })}</p>` : nothing}
  `;
}

function sendButton({ sendable }: Conversation, strings: Strings): TemplateResult {
  return html`<button type="submit" class="send" aria-label=${strings.send} ?disabled=${!sendable}>${sendIcon}</button>`;
}

function stopButton(conversation: Conversation, strings: Strings): TemplateResult {
  // The second click of a double click on "Send" lands here and means nothing.
  const once = (event: MouseEvent) => {
    if (event.detail < 2) conversation.stop();
  };
  return html`<button type="button" class="send" aria-label=${strings.stop} @click=${once}>${stopIcon}</button>`;
}

/** Enter that ends a word in an input method does not send; Safari says so only by the key code 229. */
function sendOnEnter(event: KeyboardEvent, submit: (event: Event) => void): void {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing || event.keyCode === 229) return;
  submit(event);
}
