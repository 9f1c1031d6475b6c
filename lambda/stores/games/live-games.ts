import { object, optional, parse, string, type InferOutput } from 'valibot';
import { gamesPartition, indexes, statusSort } from '#domain/keys';
import { rowsOfIndex } from '#lambda/stores/rows-of-index';
import type { StoreNeeds } from '#lambda/stores/store-needs';

const schema = object({
  id: string(),
  companyId: string(),
  owner: string(),
  live: optional(
    object({
      versionId: string(),
      rtp: optional(string()),
      /** The rule set that restated `rtp`. */
      rtpRuleSet: optional(string()),
    }),
  ),
});

export type LiveGame = Readonly<InferOutput<typeof schema>>;

/** All live games. */
export type LiveGames = () => Promise<readonly LiveGame[]>;

export const liveGames =
  (needs: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): LiveGames =>
  async () => {
    const rows = await rowsOfIndex(needs, indexes.byStatus, gamesPartition, statusSort('LIVE', ''));
    return rows.map((row) => parse(schema, row));
  };
