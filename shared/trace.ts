import * as z from 'zod';

/** One step of a turn as the rail shows it. A step is sent when it starts and again, with the same id, when it ends. */
export const traceStepSchema = z.object({
  id: z.string(),
  stage: z.enum(['guard', 'context', 'route', 'model', 'tool', 'verify', 'reply']),
  status: z.enum(['running', 'done', 'failed']),
  tool: z.string().optional(),
  /** Arguments of a tool call with personal data masked. */
  arguments: z.json().optional(),
  /** What came of it, in a few words made by code: "6 products". */
  note: z.string().optional(),
  /** Milliseconds as the worker's clock saw them; a hosted worker's clock moves only on I/O, so 0 means "< 1 ms". */
  ms: z.number().nonnegative().optional(),
  /** Missing when the model did not say. */
  tokens: z
    .object({ input: z.int().optional(), output: z.int().optional(), cached: z.int().optional() })
    .optional(),
});
export type TraceStep = z.infer<typeof traceStepSchema>;
