import { util, type Context, type DynamoDBQueryRequest } from '@aws-appsync/utils';
import type { QuerySearchArgs, SearchKind } from '#domain/generated/types';
import { limits } from '#domain/limits';
import { searchWords } from '#domain/search/search-words';
import { checkRequired } from '../check-text';
import { refuse } from '../refuse';
import { refuseFailure } from '../refuse-failure';

/** The fields of an index row that are read. */
export interface FoundEntry {
  readonly kind: SearchKind;
  readonly id: string;
  readonly name: string;
}

interface AskedText {
  readonly text: string;
  readonly kinds?: QuerySearchArgs['kinds'];
}
export type Found<Asked extends AskedText = QuerySearchArgs> = Context<
  Asked,
  Record<string, unknown>,
  undefined,
  undefined,
  { readonly items: readonly FoundEntry[] }
>;

/**
 * Queries the entries of one partition of the index. It looks up the longest word, because this is probably the
 * rarest.
 */
export function entriesQuery(
  { args }: { readonly args: AskedText },
  partition: string,
): DynamoDBQueryRequest {
  const words = askedWords(args.text);
  const kinds = askedKinds(args.kinds);
  let longest = '';
  for (const word of words) if (word.length > longest.length) longest = word;
  const filter = narrowing(
    words.filter((word) => word !== longest),
    kinds,
  );
  return {
    operation: 'Query',
    query: {
      expression: 'pk = :partition AND begins_with(sk, :word)',
      expressionValues: util.dynamodb.toMapValues({ ':partition': partition, ':word': longest }),
    },
    ...(filter ? { filter } : {}),
    limit: filter ? limits.search.narrowedEntries : limits.search.entries,
  };
}

export function entriesFound<Asked extends AskedText>(ctx: Found<Asked>): readonly FoundEntry[] {
  if (ctx.error) refuseFailure(ctx);
  return ctx.result.items;
}

function askedWords(text: string): string[] {
  checkRequired('text', text, 1, limits.search.text);
  const words = searchWords(util.str.normalize(text, 'nfkd'));
  if (words.length === 0 || words.length > limits.search.words) refuse('input.invalid', { field: 'text' });
  return words;
}

function askedKinds(kinds: QuerySearchArgs['kinds']): readonly SearchKind[] {
  if (!kinds) return [];
  const seen: SearchKind[] = [];
  for (const kind of kinds) {
    if (seen.includes(kind)) refuse('input.invalid', { field: 'kinds' });
    seen.push(kind);
  }
  if (seen.length === 0) refuse('input.invalid', { field: 'kinds' });
  return seen;
}

/** The filter for the other words and the kinds. */
function narrowing(words: readonly string[], kinds: readonly SearchKind[]) {
  const parts: string[] = [];
  const names: Record<string, string> = {};
  const values: Record<string, unknown> = {};
  for (const word of words) {
    const placeholder = `:word${words.indexOf(word)}`;
    names['#words'] = 'words';
    values[placeholder] = ` ${word}`;
    parts.push(`contains(#words, ${placeholder})`);
  }
  const either: string[] = [];
  for (const kind of kinds) {
    names['#kind'] = 'kind';
    values[`:${kind}`] = kind;
    either.push(`:${kind}`);
  }
  if (either.length > 0) parts.push(`#kind IN (${either.join(', ')})`);
  if (parts.length === 0) return undefined;
  return {
    expression: parts.join(' AND '),
    expressionNames: names,
    expressionValues: util.dynamodb.toMapValues(values),
  };
}
