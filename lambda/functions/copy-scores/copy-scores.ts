import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { eachAtOnce } from '#lambda/runtime/at-once';
import type { Clock } from '#lambda/runtime/clock';
import { parseScores } from '#lambda/stores/play/tournament-plays-row';
import type { Scored, ScoreRow, ScoreStore } from '#lambda/stores/tournaments/score-store';

export interface CopyNeeds {
  readonly scores: Pick<ScoreStore, 'copy' | 'top' | 'beginPublication'>;
  /** Publishes changes to the subscribers of a leaderboard. */
  readonly publish: (tournamentId: string, standings: readonly ScoreRow[]) => Promise<void>;
  readonly clock: Clock;
  readonly sleep: (milliseconds: number) => Promise<unknown>;
  /** A publication may be lost, because pages also poll. */
  readonly reportLost: (tournamentId: string, error: unknown) => void;
}

/** The number of copies that are written concurrently. */
const atOnce = 50;
/** The maximum number of standings in one message. If there are more, the best are sent. */
const mostPublished = 100;
/** The time between two publications of a leaderboard, in milliseconds, however many shards change it. */
export const publishedApartMs = 1000;
/** The index of leaderboards can be some seconds behind, so a publication also repeats changes of this time. */
const repeatedMs = 5000;

/**
 * Copies the scores in players' rows to the leaderboards and publishes the standings that changed. Copies
 * only the newest score of each entry in the batch. A standing is only replaced by one with a higher version,
 * so records that are delivered twice, late or out of order change nothing. Returns the records that could
 * not be copied, with the reasons.
 */
export function copyScores(needs: CopyNeeds) {
  const { scores, reportLost } = needs;
  const publish = publishOnceASecond(needs);
  return async (records: readonly DynamoDBRecord[]): Promise<ReadonlyMap<DynamoDBRecord, unknown>> => {
    const failed = new Map<DynamoDBRecord, unknown>();
    const changed = new Map<string, ScoreRow[]>();
    await eachAtOnce(newest(records, failed).values(), atOnce, async ({ scored, of }) => {
      try {
        const row = await scores.copy(scored);
        if (row) changed.set(row.tournamentId, [...(changed.get(row.tournamentId) ?? []), row]);
      } catch (error) {
        for (const record of of) failed.set(record, error);
      }
    });
    await Promise.all(
      [...changed].map(([tournamentId, rows]) =>
        publish(tournamentId, rows).catch((error: unknown) => reportLost(tournamentId, error)),
      ),
    );
    return failed;
  };
}

/**
 * Publishes changes of a leaderboard. If another shard has just published, it waits once. If another one publishes in the
 * meantime, that publication has the recent changes of the top 100; pages see the others at their next poll.
 */
function publishOnceASecond({ scores, publish, clock, sleep }: Omit<CopyNeeds, 'reportLost'>) {
  const begin = (tournamentId: string) =>
    scores.beginPublication(tournamentId, clock().getTime(), publishedApartMs);
  return async (tournamentId: string, own: readonly ScoreRow[]): Promise<void> => {
    let previous = await begin(tournamentId);
    if (previous === undefined) {
      await sleep(publishedApartMs);
      previous = await begin(tournamentId);
    }
    if (previous === undefined) return;
    const since = previous - repeatedMs;
    const recent = (await scores.top(tournamentId, mostPublished)).filter(
      ({ reachedAt }) => reachedAt > since,
    );
    const rows = new Map([...recent, ...own].map((row) => [row.entryId, row]));
    await publish(tournamentId, bestOf([...rows.values()]));
  };
}

const bestOf = (rows: readonly ScoreRow[]): readonly ScoreRow[] =>
  [...rows].sort((one, other) => (one.gsi1sk < other.gsi1sk ? 1 : -1)).slice(0, mostPublished);

interface Newest {
  readonly scored: Scored;
  /** The records of this entry. */
  readonly of: readonly DynamoDBRecord[];
}

function newest(
  records: readonly DynamoDBRecord[],
  failed: Map<DynamoDBRecord, unknown>,
): ReadonlyMap<string, Newest> {
  const found = new Map<string, Newest>();
  for (const record of records) {
    try {
      for (const scored of scoresIn(record)) {
        const name = `${scored.tournamentId} ${scored.play.entryId}`;
        const { scored: known, of = [] } = found.get(name) ?? {};
        const isNewer = known === undefined || known.version < scored.version;
        found.set(name, { scored: isNewer ? scored : known, of: [...of, record] });
      }
    } catch (error) {
      failed.set(record, error);
    }
  }
  return found;
}

/** Entries without a round have no standing. */
function scoresIn({ dynamodb }: DynamoDBRecord): readonly Scored[] {
  const image = dynamodb?.NewImage;
  const row = image && parseScores(unmarshall(image as Parameters<typeof unmarshall>[0]));
  if (!row) return [];
  const { playerId, version, tournaments } = row;
  return Object.entries(tournaments)
    .filter(([, { state }]) => state.rounds > 0)
    .map(([tournamentId, play]) => ({ tournamentId, playerId, version, play }));
}
