import { object, optional, parse, string } from 'valibot';
import type { CompanyOfGame } from '#domain/counters/roll-up';
import { gameKey } from '#domain/keys';
import { readRows } from '#lambda/stores/read-rows';
import type { StoreNeeds } from '#lambda/stores/store-needs';

/** Returns the companies of games. A game never changes its company, so results are cached. */
export type CompaniesOfGames = (gameIds: readonly string[]) => Promise<CompanyOfGame>;

const schema = optional(object({ companyId: string() }));
/** Maximum number of games in one call. */
const most = 100;

export function companiesOfGames({
  dynamodb,
  mainTable,
}: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): CompaniesOfGames {
  const known = new Map<string, string>();
  return async (gameIds) => {
    const unknown = gameIds.filter((id) => !known.has(id));
    for (let from = 0; from < unknown.length; from += most) {
      const ids = unknown.slice(from, from + most);
      const rows = await readRows(
        { dynamodb },
        ids.map((id) => ({ table: mainTable, key: gameKey(id) })),
        { isConsistent: false },
      );
      for (const [place, id] of ids.entries()) {
        const game = parse(schema, rows[place]);
        if (game) known.set(id, game.companyId);
      }
    }
    return new Map(gameIds.flatMap((id) => [[id, known.get(id)] as const]).filter(isKnown));
  };
}

const isKnown = (entry: readonly [string, string | undefined]): entry is readonly [string, string] =>
  entry[1] !== undefined;
