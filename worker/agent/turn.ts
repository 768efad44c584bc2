import { type Language, proseLanguage } from '../../shared/language.ts';
import { workerStrings } from '../../shared/strings/worker.ts';
import { typeNouns } from '../domain/evidence/names.ts';
import { addFound, emptyEvidence, type Found } from '../domain/evidence.ts';
import { fail, ok, type Result } from '../domain/result.ts';
import { plainlyIn } from '../domain/rules-words.ts';
import { unreadLanguage } from '../domain/unread-language.ts';
import { Answering } from './answering.ts';
import { context } from './context.ts';
import { loop } from './loop.ts';
import { ModelBudget } from './model-call.ts';
import { Purse } from './purse.ts';
import { respond, stopParts } from './respond.ts';
import { route } from './route.ts';
import { sanitize, textOf } from './sanitize.ts';
import { shopperLanguage } from './shopper-language.ts';
import type { Deps, Draft, Emit, RoutedTurn, Stop, TurnRequest } from './stages.ts';
import { createTracer } from './tracer.ts';
import { createVerifier } from './verify.ts';

const turnMs = 60_000;
/** The client names its message: only what can be nothing but a random number, a UUID too, may reach a log. */
const loggable = /^[0-9a-f]{8}(?:-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/u;

/**
 * One turn, from the request to the last part of its stream. It always ends in a `finish` that names the outcome, and
 * whatever goes wrong on the way is words for the shopper. `gone` fires when the shopper stops or leaves.
 */
export async function runTurn(
  request: TurnRequest,
  deps: Deps,
  emit: Emit,
  gone: AbortSignal,
): Promise<void> {
  const turn = begin(request, deps, emit, gone);
  // An abort that came before is not announced again, and nothing is begun for a shopper who has left.
  const left: Result<void, Stop> = fail({ kind: 'aborted' });
  const result = gone.aborted ? left : await withDeadline(turn, () => answer(turn));
  if (!result.ok) {
    turn.verifier.end('stopped');
    for (const part of stopParts(result.error, turn.strings, deps.shop.contact)) turn.emit(part);
  }
  finish(turn, result.ok ? undefined : result.error);
  await turn.purse.settled();
}

/** The visible order of a turn: each stage either goes on or stops. */
async function answer(turn: Turn): Promise<Result<void, Stop>> {
  const { request, language, deps, tracer, evidence, verifier, emit } = turn;

  const guard = tracer.start('guard');
  const clean = sanitize(request, language);
  guard(clean.ok ? 'done' : 'failed');
  if (!clean.ok) return clean;

  const remember = tracer.start('context');
  const inContext = await context(clean.value, deps);
  remember('done');

  const read = tracer.start('route');
  const routed = await route(inContext, deps);
  read('done', noteOf(routed));
  if (!routed.ok) return routed;

  addFound(evidence, foundBefore(routed.value, deps));
  const draft: Draft = {
    turn: routed.value,
    evidence: Object.assign(evidence, {
      limits: routed.value.reading.limits,
      message: wordsOfTheirs(routed.value),
      typeNouns: typeNouns(await deps.retrieval.vocabulary()),
    }),
    notices: new Set(noticesOf(language, deps)),
    made: {},
  };
  const drafted = await loop(draft, deps, turn);
  const check = tracer.start('verify');
  check(verifier.withheld === 0 ? 'done' : 'failed', {
    note: `${verifier.withheld} withheld, ${verifier.rewritten} of them rewritten`,
  });
  if (!drafted.ok) return drafted;

  const reply = tracer.start('reply');
  const responded = await respond(drafted.value, deps, verifier, emit);
  reply(responded.ok ? 'done' : 'failed');
  return responded;
}

/** What is known before anything is looked up: the shop's name, what it sells, and how much was shown last. */
function foundBefore({ shown }: RoutedTurn, { shop }: Deps): Found {
  const count = shown.at(-1)?.length;
  const text = `${shop.name}: ${shop.categories.join(', ')}.`;
  return { ...(count !== undefined && { count }), statements: [{ kind: 'note', text, skus: [] }] };
}

/** What the shopper said, and what they said before that this goes on with. */
function wordsOfTheirs({ message, refined, answers }: RoutedTurn): string {
  return [refined, answers, message].filter((words) => words !== undefined).join('\n');
}

/** A language that the check of claims does not read, no model writes: the shopper is told, in theirs, why not. */
function noticesOf(language: Language, { first }: Deps): 'answer-language'[] {
  return first.isOffline || proseLanguage(language) === language ? [] : ['answer-language'];
}

/** For the rail: why code ended the turn, without asking a model. */
function noteOf(routed: Result<unknown, Stop>): { readonly note?: string } {
  if (routed.ok) return {};
  if (routed.error.kind === 'handed-off') return { note: `handed off: ${routed.error.reason}` };
  return routed.error.kind === 'refused' ? { note: 'out of scope: no model asked' } : {};
}

/** What the newest message begins with: a script shows itself in less. */
function newestText({ messages }: TurnRequest): string {
  const newest = messages.at(-1);
  return newest?.role === 'user' ? textOf(newest).slice(0, 400) : '';
}

function valuesOf({ shop }: Deps) {
  return { shop: shop.name, contact: shop.contact, sells: shop.categories.join(', ') };
}

function begin(request: TurnRequest, deps: Deps, send: Emit, gone: AbortSignal) {
  const id = request.messages.at(-1)?.id ?? '';
  const language = shopperLanguage(request);
  const strings = workerStrings[language];
  const evidence = emptyEvidence({ limits: {}, contact: deps.shop.contact, shopUrl: deps.shop.url });
  const late = new AbortController();
  const purse = new Purse(deps, request.visitor);
  const answering = new Answering(deps, purse);
  const plainly = plainlyIn(language, valuesOf(deps));
  let finished = false;
  // Work that a deadline left behind may still come back; nothing of it is sent after the finish.
  const emit: Emit = (part) => {
    if (finished) return;
    finished = part.type === 'finish';
    send(part);
  };
  const turn = {
    id,
    request,
    deps,
    emit,
    language,
    strings,
    evidence,
    gone,
    late,
    signal: AbortSignal.any([gone, late.signal]),
    startedAt: deps.clock.now(),
    tracer: createTracer(emit, deps.clock),
    verifier: createVerifier(evidence, emit, strings, (sentence) =>
      answering.isByRules ? plainly(sentence) : sentence,
    ),
    budget: new ModelBudget(deps.clock.now() + turnMs),
    purse,
    answering,
  };
  emit({ type: 'start', messageId: `answer-${id}`, messageMetadata: { turn: id, release: deps.release } });
  if (deps.first.isOffline && request.messages.every((message) => message.role !== 'assistant')) {
    emit({
      type: 'data-notice',
      id: 'notice-1',
      data: { reason: 'offline-model', text: strings.offlineNotice },
    });
  }
  const unread = unreadLanguage(newestText(request));
  if (unread !== undefined)
    emit({
      type: 'data-notice',
      id: 'notice-language',
      data: { reason: 'answer-language', text: unread },
    });
  return turn;
}
type Turn = ReturnType<typeof begin>;

/** Runs the stages within the turn's minute; an exception is a failure of ours, told apart from the shopper leaving. */
async function withDeadline(
  turn: Turn,
  work: () => Promise<Result<void, Stop>>,
): Promise<Result<void, Stop>> {
  const { deps, gone, late } = turn;
  const over = new AbortController();
  const deadline = deps.clock.sleep(turnMs, over.signal).then(
    () => late.abort(new Error('the turn took too long')),
    () => undefined,
  );
  const stopped = new Promise<void>((resolve) =>
    turn.signal.addEventListener('abort', () => resolve(), { once: true }),
  );
  const ended = work().catch((error: unknown): Result<void, Stop> => {
    if (!turn.signal.aborted) deps.telemetry.error('turn', error);
    return fail({ kind: 'failed', reason: 'internal' });
  });
  const result = await Promise.race([ended, stopped.then(() => ok(undefined))]);
  over.abort();
  await deadline;
  if (gone.aborted) return fail({ kind: 'aborted' });
  return late.signal.aborted ? fail({ kind: 'failed', reason: 'timeout' }) : result;
}

function finish(turn: Turn, stop: Stop | undefined): void {
  const { deps, emit, tracer, verifier, budget, purse, answering } = turn;
  const { release, faults } = answering;
  const outcome = stop?.kind ?? 'answered';
  const ms = deps.clock.now() - turn.startedAt;
  const { charged, costMicros, limited } = purse;
  const usage = { ...budget.usage, ...(costMicros !== undefined && { costMicros }) };
  emit({
    type: 'finish',
    finishReason: outcome === 'failed' ? 'error' : outcome === 'aborted' ? 'other' : 'stop',
    messageMetadata: { turn: turn.id, release, outcome, usage, ms, trace: [...tracer.steps] },
  });
  deps.telemetry.turn({
    turn: loggable.test(turn.id) ? turn.id : 'not a random id',
    outcome,
    ...(stop && 'reason' in stop && { reason: stop.reason }),
    ms,
    usage,
    ...(charged && { charged }),
    ...(limited && { limited }),
    tools: tracer.steps.flatMap((step) => step.tool ?? []),
    faults,
    sentencesWithheld: verifier.withheld,
    sentencesRewritten: verifier.rewritten,
    release,
  });
}
