import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { PlaySummary } from '#domain/play/play-totals';
import { ulidOf } from '#domain/ulid';
import { countChangedDays } from '#lambda/functions/count-days/count-days';
import { counting } from '#lambda/stores/counters/counting';
import { summaryKey } from '#lambda/stores/play/play-summary-row';
import { playSummaryStore } from '#lambda/stores/play/play-summary-store';

export const countedBrand = 'harbour';
export const countedDays = ['2026-11-21', '2026-11-22'] as const;
export const countedGames = ['lantern', 'reef'] as const;
const players = 24;

/** The summaries of all players in this life of the process: each life has more rounds. */
export const summariesAfter = (life: number): readonly PlaySummary[] =>
  countedDays.flatMap((day) =>
    Array.from({ length: players }, (_, player): PlaySummary => {
      const version = life + 1 + (player % 3);
      const wins = 50n * BigInt(version);
      return {
        brandId: countedBrand,
        playerId: ulidOf(Date.parse(`${day}T08:00:00.000Z`) - player * 86_400_000, new Uint8Array(10)),
        version,
        totals: {
          ...{
            sessionId: `s-${player}`,
            gameId: countedGames[player % 2] ?? '',
            versionId: 'v1',
            coin: 'GOLD',
            day,
          },
          levels: { '100': { rounds: version, wins, winSquares: wins * wins } },
          time: { sessions: 1, playedMs: version * 3000, lastAt: version },
        },
      };
    }),
  );

/**
 * Copies summaries and counts their days repeatedly, like the stream readers, until the process is killed.
 */
async function run(endpoint: string, life: number): Promise<never> {
  const dynamodb = new DynamoDBClient({
    ...{ endpoint, region: 'eu-west-1', credentials: { accessKeyId: 'test', secretAccessKey: 'test' } },
  });
  const tables = { dynamodb, mainTable: 'Main', playTable: 'Play' };
  const count = countChangedDays(counting(tables));
  const store = playSummaryStore(tables);
  for (;;) {
    process.send?.('counting');
    for (const summary of summariesAfter(life)) {
      await store.copy(summary);
      const { pk, sk } = summaryKey(summary);
      const Keys = { pk: { S: pk }, sk: { S: sk } };
      await count([{ eventName: 'MODIFY', dynamodb: { SequenceNumber: sk, Keys } }]);
    }
  }
}

const [endpoint, life] = process.argv.slice(2);
if (process.send && endpoint !== undefined) void run(endpoint, Number(life));
