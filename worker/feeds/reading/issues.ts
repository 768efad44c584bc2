import type * as z from 'zod';

/** What is wrong with a product or variant, in one sentence: "title: Too long; variants.0.sku: …". */
export function describeIssues(error: z.ZodError): string {
  return error.issues.map(describe).join('; ');
}

function describe(issue: z.core.$ZodIssue): string {
  return issue.path.length === 0 ? issue.message : `${issue.path.join('.')}: ${issue.message}`;
}
