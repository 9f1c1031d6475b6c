import type { ShownTournament } from './list-tournaments';

/** Running tournaments, those that end first before the others, then the next ones. */
export const openTournaments = (tournaments: readonly ShownTournament[]): readonly ShownTournament[] => [
  ...tournaments.filter(({ status }) => status === 'RUNNING').sort(by('endsAt')),
  ...tournaments.filter(({ status }) => status === 'SCHEDULED').sort(by('startsAt')),
];

const by =
  (time: 'startsAt' | 'endsAt') =>
  (one: ShownTournament, other: ShownTournament): number =>
    one[time] < other[time] ? -1 : 1;

/** Those that are over, the latest before the others. */
export const finishedTournaments = (tournaments: readonly ShownTournament[]): readonly ShownTournament[] =>
  tournaments
    .filter(({ status }) => status === 'SETTLING' || status === 'SETTLED' || status === 'CANCELLED')
    .sort(by('endsAt'))
    .reverse();
