import type { ShownTournament } from '../../parts/tournaments/list-tournaments';

/** Running tournaments, sorted by their end, and then upcoming tournaments. */
export const openTournaments = (tournaments: readonly ShownTournament[]): readonly ShownTournament[] => [
  ...tournaments.filter(({ status }) => status === 'RUNNING').sort(by('endsAt')),
  ...tournaments.filter(({ status }) => status === 'SCHEDULED').sort(by('startsAt')),
];

const by =
  (time: 'startsAt' | 'endsAt') =>
  (one: ShownTournament, other: ShownTournament): number =>
    one[time] < other[time] ? -1 : 1;

/** Tournaments that have ended, latest first. */
export const finishedTournaments = (tournaments: readonly ShownTournament[]): readonly ShownTournament[] =>
  tournaments
    .filter(({ status }) => status === 'SETTLING' || status === 'SETTLED' || status === 'CANCELLED')
    .sort(by('endsAt'))
    .reverse();
