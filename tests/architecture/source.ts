import { parseSync } from 'vite';

/** What a file asks of others, read from its syntax tree, where comments and the way it is written do not count. */
export interface Source {
  readonly imports: readonly Import[];
  readonly uses: readonly Use[];
  /** Every name, property and piece of text in it. */
  readonly words: ReadonlySet<string>;
  /** Statements that are not imports and exports of types. */
  readonly hasCode: boolean;
}

export interface Import {
  /** Missing where it is worked out at run time. */
  readonly specifier: string | undefined;
  /** Gone once the types are stripped: `import type`, `export type`, `import('x').T` in a type. */
  readonly typeOnly: boolean;
}

/** A name used as a value: `Date` in `Date.now()` has the member "now", in `new Date(0)` one argument. */
export interface Use {
  readonly name: string;
  readonly member?: string;
  readonly constructedWith?: number;
}

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const unreadable = '(unreadable)';

export function readSource(path: string, text: string): Source {
  const { program, errors } = parseSync(path, text, { lang: 'ts' });
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const imports: Import[] = [];
  const uses: Use[] = [];
  const words = new Set<string>();
  const visit = (node: Node, parent: Node | undefined, key: string) => {
    const found = importOf(node);
    if (found) imports.push(found);
    const use = useOf(node, parent, key);
    if (use) uses.push(use);
    for (const word of wordsOf(node)) words.add(word);
    for (const [name, child] of childrenOf(node)) visit(child, node, name);
  };
  const root = program as unknown as Node;
  visit(root, undefined, '');
  return { imports, uses, words, hasCode: nodes(root.body).some((statement) => !isTypes(statement)) };
}

function importOf(node: Node): Import | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
      return { specifier: textOf(node.source), typeOnly: node.importKind === 'type' };
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return isNode(node.source)
        ? { specifier: textOf(node.source), typeOnly: node.exportKind === 'type' }
        : undefined;
    case 'ImportExpression':
      return { specifier: textOf(node.source), typeOnly: false };
    case 'TSImportType':
      return { specifier: textOf(node.source), typeOnly: true };
    case 'TSExternalModuleReference':
      return { specifier: textOf(node.expression), typeOnly: false };
    default:
      return undefined;
  }
}

/** Places where an identifier names something else than a value. */
const nameKeys: Readonly<Record<string, readonly string[]>> = {
  MemberExpression: ['property'],
  Property: ['key'],
  MethodDefinition: ['key'],
  PropertyDefinition: ['key'],
  ImportSpecifier: ['imported', 'local'],
  ImportDefaultSpecifier: ['local'],
  ImportNamespaceSpecifier: ['local'],
  ExportSpecifier: ['exported'],
};

function useOf(node: Node, parent: Node | undefined, key: string): Use | undefined {
  if (node.type !== 'Identifier' || !parent) return undefined;
  if (parent.type.startsWith('TS') && key !== 'expression') return undefined;
  if (nameKeys[parent.type]?.includes(key) && parent.computed !== true) return undefined;
  const name = String(node.name);
  if (parent.type === 'MemberExpression' && key === 'object') return { name, member: memberOf(parent) };
  if (parent.type === 'NewExpression' && key === 'callee')
    return { name, constructedWith: nodes(parent.arguments).length };
  return { name };
}

function memberOf({ property, computed }: Node): string {
  if (!isNode(property)) return unreadable;
  return computed ? (textOf(property) ?? unreadable) : String(property.name);
}

function wordsOf(node: Node): string[] {
  if (node.type === 'Identifier') return [String(node.name)];
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value];
  if (node.type !== 'TemplateElement') return [];
  const { cooked, raw } = node.value as { cooked?: string; raw: string };
  return [cooked ?? raw];
}

/** Whether nothing of a statement is left once its types are stripped. */
function isTypes(statement: Node): boolean {
  if (statement.type === 'ImportDeclaration') return statement.importKind === 'type';
  if (statement.type.startsWith('Export')) return statement.exportKind === 'type';
  return statement.type === 'TSInterfaceDeclaration' || statement.type === 'TSTypeAliasDeclaration';
}

/** The text of a literal, or of a template without holes. */
function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  const [only, ...others] = node.type === 'TemplateLiteral' ? nodes(node.quasis) : [];
  return only && others.length === 0 ? wordsOf(only)[0] : undefined;
}

function childrenOf(node: Node): [string, Node][] {
  return Object.entries(node).flatMap(([key, value]) =>
    (Array.isArray(value) ? nodes(value) : nodes([value])).map((child): [string, Node] => [key, child]),
  );
}

function nodes(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}
