import { asAdministrator, type Seeding } from '../seeding';
import { heldClient } from './held/held-client';
import { heldRows } from './held/held-rows';
import { pastFunctions } from './past-functions';
import { playVisit, type PlannedVisit } from './play-visit';
import type { ProductTables } from './product-tables';

/** The second attempt reads the rows that the first one assumed to be new. Later ones are after a write of another user. */
const attempts = 4;

/**
 * Plays visits one after another and returns the number of rounds of each. A visit is played in memory and written in
 * one transaction, so it is written completely or not at all.
 */
export function visitPlayer(seeding: Seeding, tables: ProductTables) {
  const rows = heldRows(tables.dynamodb);
  const dynamodb = heldClient(rows, asAdministrator(seeding));
  let functions = pastFunctions({ ...tables, dynamodb });
  return async (visit: PlannedVisit): Promise<number> => {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const rounds = await playVisit(functions, visit);
      if (await rows.commit()) return rounds;
      // The functions remember rows that were not written.
      functions = pastFunctions({ ...tables, dynamodb });
    }
    throw new Error(`A visit of ${visit.player.displayName} was not written after ${attempts} attempts.`);
  };
}
