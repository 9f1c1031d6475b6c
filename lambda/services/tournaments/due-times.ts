import { limits } from '#domain/limits';
import type { TournamentRow } from '#lambda/stores/tournaments/tournament-row';

const settleAfterMs = limits.tournament.settleAfterSeconds * 1000;

/** When a published tournament needs work: at its start if it needs several entrants, and after its end. */
export const dueTimes = ({
  startsAt,
  endsAt,
  minEntrants,
}: Pick<TournamentRow, 'startsAt' | 'endsAt' | 'minEntrants'>): readonly Date[] => [
  ...(minEntrants > 1 ? [new Date(startsAt)] : []),
  settlesAt({ endsAt }),
];

export const settlesAt = ({ endsAt }: Pick<TournamentRow, 'endsAt'>): Date =>
  new Date(Date.parse(endsAt) + settleAfterMs);
