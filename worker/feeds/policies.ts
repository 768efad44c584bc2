import type { Token, Tokens } from 'marked';
import { parse as parseYaml } from 'yaml';
import * as z from 'zod';
import { type PolicyRule, policyRuleKinds, policyRuleSchema, ruleName } from '../domain/policy.ts';
import { fillPlaceholders, PlaceholderError } from '../domain/policy-prose.ts';
import type { PolicySection } from '../domain/policy-section.ts';
import { fold } from '../domain/text.ts';
import { blockLines, inlineText, linesOf, marked, slug } from './policy-markdown.ts';

/**
 * Reads the shop's policies: markdown with YAML front matter of `title`, `rules` and `asked`, and prose in `##` and
 * `###` sections that takes its numbers and lists from the rules.
 */

/** A section as the shop's own page shows it. */
export interface PolicyBlock {
  /** Id of the section it belongs to: "returns#return-window". */
  readonly id: string;
  /** Where links to the section land within the page: "return-window". */
  readonly anchor: string;
  readonly heading: string;
  readonly depth: 2 | 3;
  /** Body without the heading, in plain elements; raw HTML of the source shows as text. */
  readonly html: string;
}

export interface PolicyDocument {
  /** Name of the file without its ending: "returns". */
  readonly name: string;
  readonly title: string;
  readonly rules: readonly PolicyRule[];
  readonly sections: readonly PolicySection[];
  /** One for each section, in the same order. */
  readonly blocks: readonly PolicyBlock[];
}

export interface PolicyFile {
  /** Without its ending: "returns". */
  readonly name: string;
  readonly markdown: string;
}

/** A policy that cannot be read, and where in it to look. */
export class PolicyError extends Error {
  override readonly name = 'PolicyError';
  /** "returns.md" */
  readonly file: string;
  /** Name or position of the rule, when it is about one. */
  readonly rule: string | undefined;
  /** Field of the rule or of the front matter, as a path: "fee.amount". */
  readonly field: string | undefined;

  constructor(
    file: string,
    reason: string,
    details: { rule?: string; field?: string; cause?: unknown } = {},
  ) {
    super(`${file}: ${reason}`, { cause: details.cause });
    this.file = file;
    this.rule = details.rule;
    this.field = details.field;
  }
}

const frontMatterSchema = z.strictObject({
  title: z.string().trim().min(1).max(100),
  rules: z.array(policyRuleSchema).default([]),
  /** A section's anchor -> how shoppers ask for it, in other words than its own. */
  asked: z
    .record(
      z.string(),
      z.array(z.string().trim().min(1).max(200)).min(1, 'there has to be at least one question'),
    )
    .default({}),
});
type FrontMatter = z.infer<typeof frontMatterSchema>;

/** Reads all policies of a shop; a rule's name is used once among them. */
export function readPolicies(files: readonly PolicyFile[]): PolicyDocument[] {
  const documents = files.map((file) => readPolicy(file.name, file.markdown));
  const fileOf = new Map<string, string>();
  const names = new Set<string>();
  for (const { name, rules } of documents) {
    if (names.has(name)) throw new PolicyError(`${name}.md`, 'given twice');
    names.add(name);
    for (const rule of rules.map(ruleName)) {
      const other = fileOf.get(rule);
      if (other) throw new PolicyError(`${name}.md`, `the rule "${rule}" is also in ${other}`, { rule });
      fileOf.set(rule, `${name}.md`);
    }
  }
  rejectSharedQuestions(documents.flatMap(({ sections }) => sections));
  return documents;
}

/** Reads one policy; throws `PolicyError`. */
export function readPolicy(name: string, markdown: string): PolicyDocument {
  const file = `${name}.md`;
  if (!/^[a-z0-9][a-z0-9-]*$/.test(name)) {
    throw new PolicyError(file, 'a name is of lower-case letters, digits and hyphens');
  }
  const { front, prose } = splitFrontMatter(file, markdown);
  const { title, rules, asked } = readFrontMatter(file, front);
  const questions = fillQuestions(file, asked, rules);
  const read = splitSections(file, marked.lexer(fill(file, prose, rules))).map((raw) => {
    const heading = inlineText(raw.heading.tokens);
    const anchor = slug(heading);
    if (!anchor) throw new PolicyError(file, `the heading "${heading}" has no letters to make an address of`);
    const id = `${name}#${anchor}`;
    const text = blockLines(raw.body).join('\n');
    if (!text) throw new PolicyError(file, `the section "${heading}" is empty`);
    const path = [title, ...(raw.parent ? [inlineText(raw.parent.tokens)] : []), heading].join(' > ');
    const section: PolicySection = {
      id,
      document: title,
      heading,
      path,
      text,
      url: `/policies/${name}#${anchor}`,
      asked: questions.get(anchor) ?? [],
    };
    const block: PolicyBlock = {
      id,
      anchor,
      heading,
      depth: raw.parent ? 3 : 2,
      html: marked.parser(raw.body),
    };
    return { section, block };
  });
  if (read.length === 0) throw new PolicyError(file, 'there are no sections');
  const sections = read.map(({ section }) => section);
  rejectSharedIds(file, sections);
  const blocks = read.map(({ block }) => block);
  rejectUnknownAnchors(file, [...questions.keys()], blocks);
  rejectSharedQuestions(sections);
  return { name, title, rules, sections, blocks };
}

function rejectSharedIds(file: string, sections: readonly PolicySection[]): void {
  const headings = new Map<string, string>();
  for (const { id, heading } of sections) {
    const other = headings.get(id);
    if (other !== undefined) {
      throw new PolicyError(file, `the headings "${other}" and "${heading}" make the same address ${id}`);
    }
    headings.set(id, heading);
  }
}

/** What is asked for each anchor, with the rules' values in it. */
function fillQuestions(
  file: string,
  asked: FrontMatter['asked'],
  rules: readonly PolicyRule[],
): Map<string, string[]> {
  const filled = Object.entries(asked).map(([anchor, questions]): [string, string[]] => {
    const field = askedField(anchor);
    return [anchor, questions.map((question) => fill(file, question, rules, field))];
  });
  return new Map(filled);
}

function askedField(anchor: string): string {
  return `asked.${anchor}`;
}

function rejectUnknownAnchors(
  file: string,
  anchors: readonly string[],
  blocks: readonly PolicyBlock[],
): void {
  const unknown = anchors.find((anchor) => !blocks.some((block) => block.anchor === anchor));
  if (unknown === undefined) return;
  const field = askedField(unknown);
  throw new PolicyError(file, `field "${field}": there is no section "${unknown}"`, { field });
}

/** A question leads to one section; case and punctuation do not make it another. */
function rejectSharedQuestions(sections: readonly PolicySection[]): void {
  const sectionOf = new Map<string, string>();
  for (const { id, asked } of sections) {
    const [name, anchor = ''] = id.split('#');
    for (const question of asked) {
      const words = fold(question)
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
      const other = sectionOf.get(words);
      if (other !== undefined) {
        const field = askedField(anchor);
        const reason = `field "${field}": "${question}" is already asked for ${other}`;
        throw new PolicyError(`${name}.md`, reason, { field });
      }
      sectionOf.set(words, id);
    }
  }
}

function splitFrontMatter(file: string, markdown: string): { front: string; prose: string } {
  const lines = markdown.replace(/^\uFEFF/, '').split(/\r?\n/);
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  if (lines[0]?.trimEnd() !== '---' || end < 0) {
    throw new PolicyError(file, 'front matter between two lines of --- has to come first');
  }
  return { front: lines.slice(1, end).join('\n'), prose: lines.slice(end + 1).join('\n') };
}

function readFrontMatter(file: string, front: string): FrontMatter {
  let data: unknown;
  try {
    data = parseYaml(front);
  } catch (cause) {
    throw new PolicyError(file, `the front matter is not YAML: ${(cause as Error).message}`, { cause });
  }
  const result = frontMatterSchema.safeParse(data);
  if (!result.success) throw frontMatterError(file, data, result.error);
  const seen = new Set<string>();
  for (const rule of result.data.rules.map(ruleName)) {
    if (seen.has(rule)) {
      throw new PolicyError(file, `two rules are named "${rule}"; give one an id of its own`, { rule });
    }
    seen.add(rule);
  }
  return result.data;
}

function frontMatterError(file: string, data: unknown, error: z.ZodError): PolicyError {
  const places = error.issues.map((issue) => place(data, issue));
  const reason = places
    .map(({ rule, field, message }) =>
      [...(rule ? [`rule ${rule}`] : []), ...(field ? [`field "${field}"`] : []), message].join(': '),
    )
    .join('; ');
  const { rule, field } = places[0]!;
  return new PolicyError(file, reason, {
    ...(rule !== undefined && { rule }),
    ...(field !== undefined && { field }),
    cause: error,
  });
}

/** Which rule and which of its fields an issue is about, in words of the file rather than of the schema. */
function place(data: unknown, issue: z.core.$ZodIssue): { rule?: string; field?: string; message: string } {
  const [first, index] = issue.path;
  const inRule = first === 'rules' && typeof index === 'number';
  const path = (inRule ? issue.path.slice(2) : issue.path).map(String);
  if (issue.code === 'unrecognized_keys') path.push(issue.keys.join(', '));
  const field = path.length > 0 ? { field: path.join('.') } : {};
  const message = issue.code === 'unrecognized_keys' ? 'there is no such field' : issue.message;
  if (!inRule) return { ...field, message };
  const { id, kind } = (data as { rules: Record<string, unknown>[] }).rules[index] ?? {};
  const rule = `${index + 1}${typeof (id ?? kind) === 'string' ? ` (${id ?? kind})` : ''}`;
  if (issue.code !== 'invalid_union') return { rule, ...field, message };
  const unknown = kind === undefined ? 'a rule needs a kind' : `there is no kind "${kind}"`;
  return { rule, ...field, message: `${unknown}; the kinds are ${policyRuleKinds.join(', ')}` };
}

function fill(file: string, text: string, rules: readonly PolicyRule[], field?: string): string {
  try {
    return fillPlaceholders(text, rules);
  } catch (cause) {
    if (!(cause instanceof PlaceholderError)) throw cause;
    const where = field === undefined ? '' : `field "${field}": `;
    throw new PolicyError(file, `${where}the placeholder ${cause.message}`, {
      ...(field !== undefined && { field }),
      cause,
    });
  }
}

interface RawSection {
  readonly heading: Tokens.Heading;
  /** The `##` heading a `###` stands under. */
  readonly parent: Tokens.Heading | undefined;
  readonly body: Token[];
}

function splitSections(file: string, tokens: readonly Token[]): RawSection[] {
  const sections: RawSection[] = [];
  let parent: Tokens.Heading | undefined;
  for (const token of tokens) {
    if (isHeading(token)) {
      rejectDepth(file, token, parent);
      if (token.depth === 2) parent = token;
      sections.push({ heading: token, parent: token === parent ? undefined : parent, body: [] });
      continue;
    }
    const body = sections.at(-1)?.body;
    if (body) body.push(token);
    else if (linesOf(token).length > 0) {
      throw new PolicyError(file, `"${token.raw.trim().slice(0, 40)}" stands before the first ## heading`);
    }
  }
  return sections;
}

function rejectDepth(file: string, heading: Tokens.Heading, parent: Tokens.Heading | undefined): void {
  if (heading.depth === 2 || (heading.depth === 3 && parent)) return;
  throw new PolicyError(file, `the heading "${inlineText(heading.tokens)}" has to be ## or, below one, ###`);
}

function isHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading';
}
