import type { ResourceKind } from './resource-kind';

interface SchemaLike {
  readonly type?: string;
  readonly entries?: Readonly<Record<string, SchemaLike>>;
  readonly wrapped?: SchemaLike;
  readonly item?: SchemaLike;
  readonly options?: readonly SchemaLike[];
  readonly pipe?: readonly { readonly type?: string; readonly metadata?: { readonly inert?: string } }[];
}

/**
 * Creates the support table: the supported properties of each resource type, and those accepted without effect, with
 * the reason.
 */
export function supportTable(kinds: readonly ResourceKind[]): string {
  const rows = [...kinds].sort((left, right) => left.type.localeCompare(right.type, 'en')).map(row);
  return ['| type | runs | accepted without effect |', '|---|---|---|', ...rows].join('\n');
}

function row({ type, properties }: ResourceKind): string {
  const schema = properties as SchemaLike;
  const reason = inertReason(schema);
  if (reason !== undefined) return `| ${type} | – | all: ${reason} |`;
  const run: string[] = [];
  const inert = new Map<string, string[]>();
  for (const [path, why] of propertiesOf(schema, '')) {
    if (why === undefined) run.push(path);
    else inert.set(why, [...(inert.get(why) ?? []), path]);
  }
  const without = [...inert].map(([why, paths]) => `${paths.join(', ')}: ${why}`);
  return `| ${type} | ${run.join(', ') || '–'} | ${without.join('; ') || '–'} |`;
}

/** Lists properties by path. An object without effect is listed without its nested properties. */
function propertiesOf(schema: SchemaLike, prefix: string): [path: string, inert: string | undefined][] {
  return Object.entries(entriesOf(schema)).flatMap(([name, property]): [string, string | undefined][] => {
    const path = `${prefix}${name}`;
    const inner = propertiesOf(property, `${path}.`).filter(([, why]) => why !== undefined);
    return [[path, inertReason(property)], ...inner];
  });
}

function entriesOf(schema: SchemaLike): Readonly<Record<string, SchemaLike>> {
  if (schema.entries !== undefined) return schema.entries;
  const within = [schema.wrapped, schema.item, ...(schema.options ?? [])].filter(
    (inner) => inner !== undefined,
  );
  return Object.assign({}, ...within.map(entriesOf)) as Readonly<Record<string, SchemaLike>>;
}

function inertReason(schema: SchemaLike): string | undefined {
  const own = schema.pipe?.find(({ type }) => type === 'metadata')?.metadata?.inert;
  return own ?? (schema.wrapped === undefined ? undefined : inertReason(schema.wrapped));
}
