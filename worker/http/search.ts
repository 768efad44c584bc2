import { type SearchAnswer, searchLimits } from '../../shared/search.ts';
import { workerStrings } from '../../shared/strings/worker.ts';
import type { Deps } from '../agent/stages.ts';
import { cardOf } from '../domain/catalogue.ts';
import { readQuery } from '../domain/query.ts';
import { fail, ok, type Result } from '../domain/result.ts';
import { codePointLength, stripInvisible } from '../domain/text.ts';
import { understoodOf } from '../domain/understood.ts';
import { searchViewSchema } from '../domain/views.ts';
import { runTool } from '../tools/run.ts';
import type { ToolResult } from '../tools/tool.ts';
import { addressKey, tooMany } from './call-rate.ts';
import type { Composed } from './composed.ts';
import { problem } from './problem.ts';

interface Asked {
  readonly query: string;
  readonly atMost: number;
}

/** GET /api/search: what a chat would find, for the shop's own search box. Prices and stock are of now: it is not kept. */
export async function search(request: Request, { depsFor, callers }: Composed): Promise<Response> {
  const who = callers();
  const crowded = await tooMany('address', await addressKey(request, 'search', who), who);
  if (crowded) return crowded;
  const asked = readAsked(new URL(request.url).searchParams);
  if (!asked.ok) return asked.error;
  const deps = await depsFor(request);
  const reading = readQuery(asked.value.query, deps.shop.currency, await deps.retrieval.vocabulary());
  const result = await runTool(
    { name: 'search_products', input: JSON.stringify({ query: asked.value.query }) },
    {
      retrieval: deps.retrieval,
      products: deps.products,
      limits: {},
      shown: new Set(),
      asked: [],
      shopCurrency: deps.shop.currency,
      shopCountry: deps.shop.country,
      shopContact: deps.shop.contact,
      policyRules: deps.policyRules,
      strings: workerStrings.en,
      now: deps.clock.now(),
      vocabulary: await deps.retrieval.vocabulary(),
      atMost: asked.value.atMost,
      signal: request.signal,
    },
    deps,
  );
  if (!result.ok)
    return problem(503, 'Not available', 'The search cannot answer right now.', undefined, {
      'retry-after': '5',
    });
  const { found, hint } = searchViewSchema.parse(result.value.view);
  const answer: SearchAnswer = {
    query: asked.value.query,
    understood: understoodOf(reading),
    products: await cardsOf(result.value, deps),
    found,
    ...(hint !== undefined && { hint }),
  };
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
}

async function cardsOf({ found }: ToolResult, deps: Deps): Promise<SearchAnswer['products']> {
  const context = {
    provenance: await deps.products.provenance(),
    shopUrl: deps.shop.url,
    now: deps.clock.now(),
  };
  return (found.items ?? []).map((item) => cardOf(item, { facts: [], notStated: [] }, context));
}

function readAsked(parameters: URLSearchParams): Result<Asked, Response> {
  const query = stripInvisible(parameters.get('q') ?? '').trim();
  const length = codePointLength(query);
  if (length === 0) return fail(problem(400, 'No query', 'Say in "q" what is sought.', 'q'));
  if (length > searchLimits.queryCodePoints) {
    const detail = `The query has ${length} characters; at most ${searchLimits.queryCodePoints} are read.`;
    return fail(problem(400, 'Query too long', detail, 'q'));
  }
  const limit = parameters.get('limit') ?? String(searchLimits.productsUnasked);
  const atMost = /^\d{1,2}$/.test(limit) ? Number(limit) : 0;
  if (atMost < 1 || atMost > searchLimits.products) {
    const detail = `"limit" is a whole number from 1 to ${searchLimits.products}.`;
    return fail(problem(400, 'Limit out of range', detail, 'limit'));
  }
  return ok({ query, atMost });
}
