import * as z from 'zod';
import { fail, ok, type Result } from '../domain/result.ts';
import type { Clock } from '../ports/clock.ts';
import type { Telemetry } from '../ports/telemetry.ts';
import { tools } from './index.ts';
import type { Tool, ToolContext, ToolResult } from './tool.ts';

/** A call as a model, an MCP client or a page makes it: nothing about it is trusted. */
export interface ToolCall {
  readonly name: string;
  /** JSON text. */
  readonly input: string;
}

/** Why a call came to nothing; `message` is clean words for a model to read, without internals. */
export interface ToolFailure {
  readonly reason: 'unknown-tool' | 'bad-input' | 'timeout' | 'crashed' | 'aborted';
  readonly message: string;
}

export interface RunDeps {
  readonly clock: Clock;
  readonly telemetry: Telemetry;
}

const toolMs = 20_000;
const inputCharacters = 20_000;

const stopped = { reason: 'aborted', message: 'The look-up was stopped.' } as const;

/**
 * The only door to a tool, for every caller: own-property look-up -> schema -> run, raced against 20 seconds since a
 * tool may ignore its signal. Whatever goes wrong comes back as a message, never as an exception.
 */
export async function runTool(
  call: ToolCall,
  context: ToolContext,
  deps: RunDeps,
): Promise<Result<ToolResult, ToolFailure>> {
  const tool = byName.get(call.name);
  if (!tool)
    return fail({
      reason: 'unknown-tool',
      message: `There is no tool of that name. Tools: ${[...byName.keys()].join(', ')}.`,
    });
  const input = readInput(call.input, tool);
  if (!input.ok) return fail({ reason: 'bad-input', message: input.error });
  if (context.signal.aborted) return fail(stopped);
  return race(tool, input.value, context, deps);
}

const byName: ReadonlyMap<string, Tool> = new Map(tools.map((tool) => [tool.name, tool]));

function readInput(text: string, tool: Tool): Result<unknown, string> {
  if (text.length > inputCharacters) return fail('The arguments are too long.');
  let json: unknown;
  try {
    json = JSON.parse(text === '' ? '{}' : text);
  } catch {
    return fail('The arguments are not JSON.');
  }
  const parsed = tool.input.safeParse(json);
  return parsed.success
    ? ok(parsed.data)
    : fail(`The arguments do not fit: ${z.prettifyError(parsed.error)}`);
}

async function race(
  tool: Tool,
  input: unknown,
  context: ToolContext,
  { clock, telemetry }: RunDeps,
): Promise<Result<ToolResult, ToolFailure>> {
  const over = new AbortController();
  const signal = AbortSignal.any([context.signal, over.signal]);
  const timer = clock.sleep(toolMs, signal).then(
    () => fail({ reason: 'timeout', message: 'The look-up took too long.' } as const),
    () => fail(stopped),
  );
  // A tool that throws before it awaits anything crashes like any other.
  const work = Promise.try(() => tool.run(input, { ...context, signal })).then(ok, (error: unknown) => {
    // What ends because it was told to has not crashed.
    if (!signal.aborted) telemetry.error(tool.name, error);
    return fail({ reason: 'crashed', message: 'The look-up failed.' } as const);
  });
  const result = await Promise.race([work, timer]);
  over.abort();
  return result;
}
