import type { GameRules, PublicGame, Volatility } from '#domain/generated/types';

/** The data of a game and the played version for a game screen. A `PublicGame` has it. */
export interface PlayedGame extends Pick<PublicGame, 'id' | 'title' | 'images'> {
  readonly thumbnailKey: string | null;
  /** The played version, live or not. A draft has only the values that its provider declared. */
  readonly live: {
    readonly betLevels: readonly number[];
    readonly rtp: string;
    readonly maxWinX: number;
    readonly hit: string | null;
    readonly volatility: Volatility | null;
  };
  readonly rules: Pick<GameRules, 'rulesText' | 'symbols' | 'mathModel' | 'mathModelHash'>;
}
