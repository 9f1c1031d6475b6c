import { object, optional, parse, pipe, string, transform, type GenericSchema } from 'valibot';
import { companyKey, gameKey } from '#domain/keys';
import type { RowKey } from '#lambda/stores/read-rows';
import { rowsByKeys } from '#lambda/stores/rows-by-keys';
import type { StoreNeeds } from '#lambda/stores/store-needs';

/** Names by id, without the ids that no longer exist. */
export type NamesOf = (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

type Needs = Pick<StoreNeeds, 'dynamodb' | 'mainTable'>;

const titled = pipe(
  object({ title: string() }),
  transform(({ title }) => title),
);
const named = pipe(
  object({ name: string() }),
  transform(({ name }) => name),
);

export const gameTitles = (needs: Needs): NamesOf => namesIn(needs, gameKey, titled);
export const companyNames = (needs: Needs): NamesOf => namesIn(needs, companyKey, named);

const namesIn =
  (
    { dynamodb, mainTable: table }: Needs,
    keyOf: (id: string) => RowKey,
    schema: GenericSchema<unknown, string>,
  ): NamesOf =>
  async (ids) => {
    const rows = await rowsByKeys(
      { dynamodb },
      ids.map((id) => ({ table, key: keyOf(id) })),
    );
    const names = new Map<string, string>();
    for (const [place, id] of ids.entries()) {
      const name = parse(optional(schema), rows[place]);
      if (name !== undefined) names.set(id, name);
    }
    return names;
  };
