import type { Tournament, TournamentRulesInput } from '#domain/generated/types';
import { sha256, utf8 } from '@novalink/engine/hash';
import { ulidOf } from '#domain/ulid';
import type { Asking } from './past-functions';
import type { Manage } from './past-manager';

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

const ended = (
  name: string,
  startDay: number,
  endDay: number,
  coin: string,
  scoring: PastTournament['scoring'],
): PastTournament => ({
  ...{ name, startDay, endDay },
  description: 'Every round counts. One lucky round does not decide it.',
  ...{ ...everyRound, coin, scoring },
  prizes: [
    { rankFrom: 1, rankTo: 1, amount: '8000' },
    { rankFrom: 2, rankTo: 3, amount: '3000' },
    { rankFrom: 4, rankTo: 8, amount: '1000' },
  ],
});

/**
 * By brand, in the order of `demoBrands`: tournaments that have ended, and in the first brand one that continues for three
 * days after the start of the product. Those of several brands end on the same days, so that the history waits once.
 */
export const pastTournaments: readonly (readonly PastTournament[])[] = [
  [
    ended('Autumn Regatta', -7, -1, 'PEARL', { model: 'LOG_MULTIPLIER' }),
    {
      name: 'Harbour Race',
      description: 'Every round counts. You enter with your first one.',
      ...{ startDay: -6, endDay: 4 },
      ...everyRound,
      scoring: { model: 'SUM_MULTIPLIER', capX100: 10_000 },
      prizes: [
        { rankFrom: 1, rankTo: 1, amount: '10000' },
        { rankFrom: 2, rankTo: 3, amount: '4000' },
        { rankFrom: 4, rankTo: 10, amount: '1000' },
      ],
    },
    ended('Equinox Cup', -75, -65, 'PEARL', { model: 'SUM_MULTIPLIER', capX100: 10_000 }),
    ended('October Sprint', -45, -36, 'PEARL', { model: 'HIGHEST_MULTIPLIER' }),
  ],
  [ended('Quayside Open', -46, -36, 'PEARL', { model: 'LOG_MULTIPLIER' })],
  [ended('Juniper Classic', -77, -65, 'BERRY', { model: 'LOG_MULTIPLIER' })],
  [],
  [ended('Mill Street Masters', -15, -1, 'CROWN', { model: 'SUM_MULTIPLIER', capX100: 10_000 })],
  [],
];

export interface PublishedPast {
  readonly brandId: string;
  readonly gameIds: readonly string[];
  /** The day after the history, and the number of its days. */
  readonly end: Date;
  readonly days: number;
}

/** A tournament with the day at whose beginning it ends, counted from the first day of the history. */
export interface PublishedTournament {
  readonly id: string;
  readonly endDay: number;
}

/**
 * Publishes the tournaments of the history, each a day before it starts, and returns their ids with the
 * days on which they end. Tournaments from before the history are left out. The ids are derived from the names, so that a
 * resumed history publishes nothing twice.
 */
export async function publishPastTournaments(
  manageAt: (identity: Asking, now: Date) => Manage,
  manager: Asking,
  tournaments: readonly PastTournament[],
  { brandId, gameIds, end, days }: PublishedPast,
): Promise<readonly PublishedTournament[]> {
  const published: PublishedTournament[] = [];
  for (const { startDay, endDay, ...rules } of tournaments) {
    if (startDay < -days) continue;
    const at = (day: number) => new Date(end.getTime() + day * dayMs);
    const now = at(startDay - 1);
    const manage = manageAt(manager, now);
    const requestId = ulidOf(now.getTime(), sha256(utf8(`${brandId} ${rules.name}`)));
    const times = { startsAt: at(startDay).toISOString(), endsAt: at(endDay).toISOString() };
    const input = { brandId, requestId, rules: { ...rules, gameIds, ...times } };
    const { id, version, publishedAt } = (await manage('createTournament', input)) as Tournament;
    if (publishedAt === null) await manage('publishTournament', { id, expectedVersion: version });
    published.push({ id, endDay: days + endDay });
  }
  return published;
}
