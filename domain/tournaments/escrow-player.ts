const prefix = 'TOURNAMENT-';

/**
 * The player id of the wallet with the reserved prizes of a tournament. The wallet receives the budget at publication
 * and the buy-ins at settlement. It returns the prizes in one movement before they are paid, and then the rest.
 */
export const escrowPlayer = (tournamentId: string): string => `${prefix}${tournamentId}`;

/** The tournament whose wallet has this player id, if it is not the wallet of a player. */
export const tournamentOfEscrow = (userId: string): string | undefined =>
  userId.startsWith(prefix) ? userId.slice(prefix.length) : undefined;
