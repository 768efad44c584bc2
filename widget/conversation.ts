import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { StreamPart } from '../shared/chat.ts';
import type { Strings } from '../shared/strings/index.ts';
import { spoken } from './announce.ts';
import { explain, Stalled } from './failures.ts';
import { type History, historyOf } from './history.ts';
import { codePoints, emptyReply, type Message, newId, userMessage, withState } from './messages.ts';
import { reduce, restarted } from './reduce.ts';
import { messageCodePoints, pageOf, requestBody } from './request.ts';
import type { StreamEnd } from './stream.ts';
import { fetchReply } from './transport.ts';

/** What the conversation needs to know of the element it lives in. */
export interface ConversationHost extends ReactiveControllerHost {
  readonly endpoint: string;
  /** Tells this shop's history from another's on the same page. */
  readonly historyKey: string;
  readonly locale: string;
  readonly strings: Strings;
  readonly isConnected: boolean;
  /** Milliseconds without a byte after which a reply counts as stalled. */
  readonly stallMs: number;
}

/** What a screen reader is to say, once. */
export interface Announcement {
  readonly text: string;
  readonly urgent: boolean;
}

const silence: Announcement = { text: '', urgent: false };
const saveAfterMs = 400;
/** Storage that does not answer is not worth a shopper's wait. */
const loadWithinMs = 1000;

/**
 * The conversation with one shop: what was said, and the one reply that may be running.
 * A call number keeps a reply that was stopped or replaced from writing into what came after it.
 */
export class Conversation implements ReactiveController {
  messages: readonly Message[] = [];
  draft = '';
  announcement = silence;

  readonly #host: ConversationHost;
  #id = newId();
  #history: History | undefined;
  #loading: Promise<void> | undefined;
  #call = 0;
  #running: AbortController | undefined;
  #saving: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ConversationHost) {
    this.#host = host;
    host.addController(this);
  }

  get busy(): boolean {
    return this.#running !== undefined;
  }

  /** Whether the draft is something the worker would take. */
  get sendable(): boolean {
    return this.draft.trim() !== '' && codePoints(this.draft.trim()) <= messageCodePoints;
  }

  /** Brings back what was said on an earlier visit. Nothing is read before, and nothing sent until it is back. */
  load(): Promise<void> {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  async #load(): Promise<void> {
    this.#history = historyOf(this.#host.historyKey);
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, loadWithinMs));
    const saved = await Promise.race([this.#history.load(), late]);
    if (!saved) return;
    this.#id = saved.id;
    this.messages = saved.messages;
    this.draft ||= saved.draft;
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    // A soft navigation takes the element out and puts it back at once: only one that stays out ends the reply.
    setTimeout(() => {
      if (!this.#host.isConnected) this.#end('unfinished');
    });
  }

  type(draft: string): void {
    this.draft = draft;
    this.#saveSoon();
    this.#host.requestUpdate();
  }

  /** Sends what is in the composer. */
  submit(): void {
    if (this.busy || !this.sendable) return;
    const text = this.draft;
    this.draft = '';
    void this.ask(text);
  }

  /** Sends `text` in place of whatever reply is running; one too long waits in the composer to be shortened. */
  async ask(text: string): Promise<void> {
    const question = text.trim();
    if (question === '') return;
    await this.load();
    if (codePoints(question) > messageCodePoints) {
      this.type(question);
      return;
    }
    this.stop();
    this.#send(question);
  }

  /** Asks again for the newest reply. Its turn keeps its id, so nothing is done twice. */
  retry(): void {
    const reply = this.messages.at(-1);
    if (this.busy || reply?.role !== 'assistant') return;
    // What there is of the old answer stays until something of the new one comes.
    void this.#answer({ ...restarted(reply), parts: reply.parts }, reply.id);
  }

  stop(): void {
    this.#end('stopped');
  }

  /** Starts anew; nothing of the old conversation is kept. */
  clear(): void {
    this.#end('stopped');
    clearTimeout(this.#saving);
    this.#id = newId();
    this.messages = [];
    this.draft = '';
    this.announcement = silence;
    void this.#history?.forget();
    this.#host.requestUpdate();
  }

  #send(text: string): void {
    const now = Date.now();
    const question = userMessage(newId(), text, now);
    const reply = emptyReply(question.id, now);
    this.messages = [...this.messages, question, reply];
    void this.#answer(reply);
    this.#save();
  }

  async #answer(reply: Message, replaces?: string): Promise<void> {
    const call = ++this.#call;
    const running = new AbortController();
    this.#running = running;
    this.announcement = silence;
    this.#show(reply);
    let arrived = false;
    const onPart = (part: StreamPart) => {
      if (call !== this.#call) return;
      const before = this.#reply();
      this.#show(reduce(arrived ? before : restarted(before), part));
      arrived = true;
    };
    try {
      const end = await this.#request(running, replaces, onPart);
      if (end.dropped > 0)
        console.warn(`shop-assistant: ${end.dropped} malformed parts of a reply were dropped`);
      if (call === this.#call) this.#finish(ended(this.#reply(), end, this.#host.strings));
    } catch (error) {
      const failure = running.signal.reason instanceof Stalled ? running.signal.reason : error;
      const words = await explain(failure, this.#host.strings, navigator.onLine);
      if (call === this.#call)
        this.#finish(cut(this.#reply(), arrived && failure instanceof TypeError, words));
    }
  }

  #request(running: AbortController, replaces: string | undefined, onPart: (part: StreamPart) => void) {
    const { endpoint, locale, stallMs } = this.#host;
    const body = requestBody({
      id: this.#id,
      messages: this.messages.slice(0, -1),
      ...(replaces !== undefined && { replaces }),
      page: pageOf(location.href, locale),
    });
    return fetchReply({ endpoint, body, running, stallMs, onPart });
  }

  /** Only called while a reply is there: the last message. */
  #reply(): Message {
    return this.messages.at(-1) as Message;
  }

  #show(reply: Message): void {
    this.messages = this.messages.with(-1, reply);
    this.#saveSoon();
    this.#host.requestUpdate();
  }

  #finish(reply: Message): void {
    this.#running = undefined;
    this.announcement = spoken(reply, this.#host.strings);
    this.#show(reply);
    this.#save();
  }

  /** Ends the running reply from this side. */
  #end(state: 'stopped' | 'unfinished'): void {
    if (!this.#running) return;
    this.#call += 1;
    this.#running.abort();
    this.#finish(withState(this.#reply(), state));
  }

  #saveSoon(): void {
    this.#saving ??= setTimeout(() => this.#save(), saveAfterMs);
  }

  #save(): void {
    clearTimeout(this.#saving);
    this.#saving = undefined;
    void this.#history?.save({ id: this.#id, messages: this.messages, draft: this.draft });
  }
}

/** A stream that ended by itself: whole when it said so, otherwise cut off. */
function ended(reply: Message, end: StreamEnd, strings: Strings): Message {
  const { state } = reply.metadata;
  if (state === 'streaming' && !end.done) return withState(reply, 'unfinished');
  if (state !== 'streaming' && state !== 'done') return reply;
  return reply.parts.length > 0 ? withState(reply, 'done') : withState(reply, 'failed', strings.errorEmpty);
}

/** A connection lost in the middle of an answer leaves it unfinished; anything else is an error with its reason. */
function cut(reply: Message, midway: boolean, words: string): Message {
  return midway && navigator.onLine ? withState(reply, 'unfinished') : withState(reply, 'failed', words);
}
