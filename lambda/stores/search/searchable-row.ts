import { boolean, nullish, object, parse, picklist, string, type InferOutput } from 'valibot';
import type { SearchKind } from '#domain/generated/types';
import type { Searchable } from '#domain/search/search-entries';

/** Sort keys of the entities that are found by name. */
const kinds = ['COMPANY', 'GAME', 'CASINO', 'BRAND'] as const satisfies readonly SearchKind[];

const schema = object({
  sk: picklist(kinds),
  id: string(),
  owner: string(),
  name: nullish(string()),
  title: nullish(string()),
  code: nullish(string()),
  slug: nullish(string()),
  offered: nullish(boolean()),
});

/** Parses the fields of a company, game, casino or brand for the index. */
export const parseSearchable = (row: unknown): Searchable => searchable(parse(schema, row));

const searchable = ({ sk, id, owner, name, title, code, slug, offered }: InferOutput<typeof schema>) => ({
  kind: sk,
  id,
  owner,
  name: title ?? name ?? '',
  code: code ?? slug ?? undefined,
  offered: offered ?? false,
});
