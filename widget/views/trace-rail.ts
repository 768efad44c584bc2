import { html, nothing, type TemplateResult } from 'lit/html.js';
import { type Strings, say } from '../../shared/strings/index.ts';
import type { TraceStep } from '../../shared/trace.ts';
import type { Later } from '../later.ts';
import type { Message } from '../messages.ts';
import { chevronIcon } from './icons.ts';

/** For views that show more of a reply when they are opened. */
export interface MoreContext {
  readonly strings: Strings;
  readonly locale: string;
  readonly loaded: Later['loaded'];
  loadDetails(): void;
}

/** How a reply was made: a dot a step, lit as it runs; opened, every step with what it did and what it cost. */
export function traceRail(reply: Message, context: MoreContext): TemplateResult | typeof nothing {
  const { strings, locale, loadDetails } = context;
  const { details } = context.loaded;
  const { trace, state, finish } = reply.metadata;
  const running = state === 'streaming';
  if (trace.length === 0) return running ? waitingView(strings) : nothing;
  const label = running ? stepName(trace.at(-1), strings) : strings.traceLabel;
  return html`
    <details class="rail ${running ? 'running' : ''}" @toggle=${loadDetails}>
      <summary>
        <span class="dots" aria-hidden="true">
          ${trace.map((step) => html`<i class=${running || step.status !== 'running' ? step.status : 'failed'}></i>`)}
        </span>
        <span class="label">${label}</span>
        ${finish ? html`<span class="time">${timeText(finish.ms, strings)}</span>` : nothing}
        ${chevronIcon}
      </summary>
      <ol>
        ${trace.map((step) => html`<li class=${step.status}>${stepView(step, strings)}${details?.stepView(step, locale)}</li>`)}
      </ol>
      ${finish && details?.releaseView(finish.release, locale)}
    </details>
  `;
}

function waitingView(strings: Strings): TemplateResult {
  return html`
    <p class="rail running">
      <span class="dots" aria-hidden="true"><i class="running"></i></span>
      <span class="label">${strings.thinking}</span>
    </p>
  `;
}

function stepView(step: TraceStep, strings: Strings): TemplateResult {
  return html`
    <span class="label">${stepName(step, strings)}</span>
    ${step.ms === undefined ? nothing : html`<span class="time">${timeText(step.ms, strings)}</span>`}
  `;
}

function stepName(step: TraceStep | undefined, strings: Strings): string {
  if (!step) return strings.thinking;
  const stage = {
    guard: strings.stageGuard,
    context: strings.stageContext,
    route: strings.stageRoute,
    model: strings.stageModel,
    tool: strings.stageTool,
    verify: strings.stageVerify,
    reply: strings.stageReply,
  }[step.stage];
  return step.tool ? `${stage}: ${step.tool.replaceAll('_', ' ')}` : stage;
}

/** A hosted worker's clock stands still while it computes, so that nothing measured is not nothing spent. */
function timeText(ms: number, strings: Strings): string {
  return ms < 1 ? strings.traceTimeUnderOne : say(strings, 'traceTime', { ms: Math.round(ms) });
}
