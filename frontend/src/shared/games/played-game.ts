import type { GameRules, PublicGame, Volatility } from '#domain/generated/types';

/** What a table shows of a game and the version that is played. A `PublicGame` is one. */
export interface PlayedGame extends Pick<PublicGame, 'id' | 'title' | 'images'> {
  readonly thumbnailKey: string | null;
  /** Of the version that is played, live or not. A draft knows only what its provider declared. */
  readonly live: {
    readonly betLevels: readonly number[];
    readonly rtp: string;
    readonly maxWinX: number;
    readonly hit: string | null;
    readonly volatility: Volatility | null;
  };
  readonly rules: Pick<GameRules, 'rulesText' | 'symbols' | 'mathModel' | 'mathModelHash'>;
}
