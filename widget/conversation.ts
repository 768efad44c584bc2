import { limits } from '../shared/limits.ts';
import type { Strings } from '../shared/strings/index.ts';
import { spoken } from './announce.ts';
import { ReplyFailure } from './failure.ts';
import type { ReceivedPart } from './guards.ts';
import { type History, historyOf } from './history.ts';
import { inTime } from './in-time.ts';
import { type ActionPart, emptyReply, type Message, newId, userMessage, withState } from './messages.ts';
import { reduce, restarted } from './reduce.ts';
import { pageOf, requestBody } from './request.ts';
import type { Saved } from './saved.ts';
import { fetchReply } from './transport.ts';

/** What the conversation needs to know of the element it lives in. */
export interface ConversationHost {
  readonly endpoint: string;
  /** Tells this shop's history from another's on the same page. */
  readonly historyKey: string;
  readonly locale: string;
  readonly strings: Strings;
  readonly isConnected: boolean;
  /** Milliseconds without a byte after which a reply counts as stalled. */
  readonly stallMs: number;
  requestUpdate(): void;
  /** Words for a failure, or for a worker that was not reached. */
  explain(failure: ReplyFailure | undefined): Promise<string>;
}

/** What a screen reader is to say, once. */
export interface Announcement {
  readonly text: string;
  readonly urgent: boolean;
}

const silence: Announcement = { text: '', urgent: false };
const saveAfterMs = 100;

/**
 * The conversation with one shop: what was said, and the one reply that may be running.
 * A call number keeps a reply that was stopped or replaced from writing into what came after it.
 */
export class Conversation {
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
  }

  get busy(): boolean {
    return this.#running !== undefined;
  }

  /** Characters of the draft beyond what the worker takes; none when zero or less. */
  get excess(): number {
    return excessOf(this.draft);
  }

  get sendable(): boolean {
    return this.draft.trim() !== '' && this.excess <= 0;
  }

  /** Brings back what was said on an earlier visit. Nothing is read before, and nothing sent until it is back. */
  load(): Promise<void> {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  /** Storage that does not answer in time is not worth a shopper's wait: what it brings late still comes first. */
  async #load(): Promise<void> {
    const id = this.#id;
    const history = historyOf(this.#host.historyKey);
    // What could not be read is left as it is, for another visit: only what was read is written over.
    const loading = history.load().then((saved) => {
      this.#history = history;
      if (this.#id !== id) void history.forget();
      else if (saved) this.#restore(saved);
    });
    await inTime(loading);
  }

  #restore(saved: Saved): void {
    this.#id = saved.id;
    this.messages = [...saved.messages, ...this.messages];
    this.draft ||= saved.draft;
    this.#host.requestUpdate();
  }

  /** The element was taken out of its page. */
  leave(): void {
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

  /**
   * Sends `text` in place of whatever reply is running, with the action of the button that said it; one too long
   * waits in the composer to be shortened.
   */
  async ask(text: string, action?: ActionPart['data']): Promise<void> {
    const question = text.trim();
    if (question === '') return;
    await this.load();
    if (excessOf(question) > 0) {
      this.type(question);
      return;
    }
    this.stop();
    this.#send(question, action);
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

  #send(text: string, action: ActionPart['data'] | undefined): void {
    const now = Date.now();
    const question = userMessage(newId(), text, now, action);
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
    const onPart = (part: ReceivedPart) => {
      if (call !== this.#call) return;
      const before = this.#reply();
      this.#show(reduce(arrived ? before : restarted(before), part));
      arrived = true;
    };
    try {
      const end = await this.#request(running, replaces, onPart);
      if (end.dropped > 0)
        console.warn(`shop-assistant: ${end.dropped} malformed parts of a reply were dropped`);
      if (call === this.#call) this.#finish(ended(this.#reply(), end.done));
    } catch (error) {
      if (call !== this.#call) return;
      const failed = await this.#failed(running.signal.reason ?? error, arrived);
      if (call === this.#call) this.#finish(failed);
    }
  }

  /** A connection lost in the middle of an answer leaves it unfinished; anything else is an error with its reason. */
  async #failed(error: unknown, midway: boolean): Promise<Message> {
    if (midway && error instanceof TypeError && navigator.onLine)
      return withState(this.#reply(), 'unfinished');
    const words = await this.#host.explain(error instanceof ReplyFailure ? error : undefined);
    return withState(this.#reply(), 'failed', words);
  }

  #request(running: AbortController, replaces: string | undefined, onPart: (part: ReceivedPart) => void) {
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

/** A stream that ended by itself: whole when it said so, otherwise cut off. Throws where nothing has come. */
function ended(reply: Message, whole: boolean): Message {
  const { state } = reply.metadata;
  if (state === 'streaming' && !whole) return withState(reply, 'unfinished');
  if (state !== 'streaming' && state !== 'done') return reply;
  if (reply.parts.length === 0) throw new ReplyFailure('empty');
  return withState(reply, 'done');
}

/** In code points, as the worker counts. */
function excessOf(text: string): number {
  return [...text.trim()].length - limits.messageCodePoints;
}
