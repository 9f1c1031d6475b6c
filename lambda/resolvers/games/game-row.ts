import type { Game } from '#domain/generated/types';

/** A stored game without its keys. */
export type GameRow = Omit<Game, 'versions' | 'history'>;
