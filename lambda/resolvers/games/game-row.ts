import type { Game } from '#domain/generated/types';

/** A game as the table holds it, without its keys. */
export type GameRow = Omit<Game, 'versions' | 'history'>;
