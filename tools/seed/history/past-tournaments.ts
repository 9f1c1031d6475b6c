import type { Tournament, TournamentRulesInput } from '#domain/generated/types';
import { sha256 } from '#domain/slots/play/sha256';
import { utf8 } from '#domain/slots/play/utf8';
import { ulidOf } from '#domain/ulid';
import type { Asking } from './past-functions';
import type { pastManager } from './past-manager';

/** A tournament of the history. Days are counted from the day after the history, which is 0. */
export interface PastTournament extends Omit<TournamentRulesInput, 'gameIds' | 'startsAt' | 'endsAt'> {
  readonly startDay: number;
  /** The tournament ends at the beginning of this day. */
  readonly endDay: number;
}

const dayMs = 24 * 60 * 60_000;
const everyRound = {
  coin: 'PEARL',
  entryMode: 'AUTO',
  minEntrants: 1,
  minBet: '10',
  prizeKind: 'FIXED',
} as const;

/** One tournament that has ended, and one that continues for three days after the start of the product. */
export const pastTournaments: readonly PastTournament[] = [
  {
    name: 'Autumn Regatta',
    description: 'Every round counts. One lucky round does not decide it.',
    ...{ startDay: -4, endDay: -1 },
    ...everyRound,
    scoring: { model: 'LOG_MULTIPLIER' },
    prizes: [
      { rankFrom: 1, rankTo: 1, amount: '80000' },
      { rankFrom: 2, rankTo: 3, amount: '30000' },
      { rankFrom: 4, rankTo: 8, amount: '10000' },
    ],
  },
  {
    name: 'Harbour Race',
    description: 'Every round counts. You enter with your first one.',
    ...{ startDay: -6, endDay: 4 },
    ...everyRound,
    scoring: { model: 'SUM_MULTIPLIER', capX100: 10_000 },
    prizes: [
      { rankFrom: 1, rankTo: 1, amount: '100000' },
      { rankFrom: 2, rankTo: 3, amount: '40000' },
      { rankFrom: 4, rankTo: 10, amount: '10000' },
    ],
  },
];

export interface PublishedPast {
  readonly brandId: string;
  readonly gameIds: readonly string[];
  /** The day after the history. */
  readonly end: Date;
}

/**
 * Publishes the tournaments of the history, each a day before it starts, and returns their ids in the order of
 * `pastTournaments`. The ids are derived from the names, so that a resumed history publishes nothing twice.
 */
export async function publishPastTournaments(
  manageAt: ReturnType<typeof pastManager>,
  manager: Asking,
  { brandId, gameIds, end }: PublishedPast,
): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const { startDay, endDay, ...rules } of pastTournaments) {
    const at = (day: number) => new Date(end.getTime() + day * dayMs);
    const now = at(startDay - 1);
    const manage = manageAt(manager, now);
    const requestId = ulidOf(now.getTime(), sha256(utf8(`${brandId} ${rules.name}`)));
    const times = { startsAt: at(startDay).toISOString(), endsAt: at(endDay).toISOString() };
    const input = { brandId, requestId, rules: { ...rules, gameIds, ...times } };
    const { id, version, publishedAt } = (await manage('createTournament', input)) as Tournament;
    if (publishedAt === null) await manage('publishTournament', { id, expectedVersion: version });
    ids.push(id);
  }
  return ids;
}
