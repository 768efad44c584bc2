import type * as z from 'zod';

type Issue = z.core.$ZodIssue;

/** What is wrong with a product or variant, in plain words: "title: it is empty; sku of variant 2: it is missing". */
export function describeIssues(error: z.ZodError): string {
  return error.issues.map(describe).join('; ');
}

function describe(issue: Issue): string {
  return issue.path.length === 0 ? sentence(issue) : `${place(issue.path)}: ${sentence(issue)}`;
}

/** People count from 1. */
function place([first, second, ...rest]: Issue['path']): string {
  if (first !== 'variants' || typeof second !== 'number')
    return [first, second, ...rest].filter(isStated).join('.');
  const variant = `variant ${second + 1}`;
  return rest.length === 0 ? variant : `${rest.join('.')} of ${variant}`;
}

function isStated(part: PropertyKey | undefined): boolean {
  return part !== undefined;
}

function sentence(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.endsWith('received undefined')
        ? 'it is missing'
        : `it must be ${kinds.get(issue.expected) ?? issue.expected}`;
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return issue.origin === 'string'
        ? `it is longer than ${issue.maximum} characters`
        : `it is more than ${issue.maximum}`;
    case 'invalid_value':
      return `it is none of ${issue.values.join(', ')}`;
    case 'invalid_union':
      return 'options' in issue && Array.isArray(issue.options)
        ? `it is none of ${issue.options.join(', ')}`
        : 'it has none of the forms it may have';
    case 'invalid_format':
      return wrongFormat(issue);
    default:
      return issue.message;
  }
}

const kinds = new Map<string, string>([
  ['string', 'text'],
  ['number', 'a number'],
  ['int', 'a whole number'],
  ['boolean', 'true or false'],
  ['array', 'a list'],
  ['object', 'an object, written as { ... }'],
  ['record', 'an object, written as { ... }'],
]);

function tooSmall({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): string {
  if (origin === 'string' || origin === 'array') return 'it is empty';
  return inclusive ? `it is below ${minimum}` : `it must be more than ${minimum}`;
}

/** The schema's own words say what it must be; zod's would show a pattern. */
function wrongFormat({ format, message }: z.core.$ZodIssueInvalidStringFormat): string {
  if (format === 'date') return 'it must be a day such as 2026-11-30';
  return message.startsWith('Invalid') ? 'it is not written as it must be' : `it must be ${message}`;
}
