import { missingOfVersion } from '#domain/games/missing-of-version';
import type { Fault } from '@novalink/engine/document';
import { readModel } from '@novalink/engine';
import type { OwnedGame } from '../games/owned-game';
import type { PlayedGame } from '../games/played-game';
import { type Mathematics, mathematicsOf } from '../reels/game-mathematics';
import type { ShownVersion } from './shown-version';

/** The fields of a version's game that a game screen shows. */
export type GameOfVersion = Pick<OwnedGame, 'id' | 'title' | 'images' | 'thumbnailKey'>;

interface VersionAsPlayed {
  readonly game: PlayedGame;
  readonly mathematics: Mathematics;
  /** The missing parts of the version, as text. */
  readonly missing: readonly string[];
}

const list = new Intl.ListFormat('en');

/** A version in the format of a game screen, or the reason why it cannot be played. */
export const versionAsPlayed = (
  version: ShownVersion,
  game: GameOfVersion,
): VersionAsPlayed | { readonly faults: readonly Fault[] } => {
  const { mathModel, mathModelHash, rulesText } = version;
  const run = version.testRun?.mathModelHash === mathModelHash ? version.testRun : null;
  const read = readModel(mathModel);
  if ('faults' in read) return read;
  const symbols = version.symbols.map((face) => ({ ...face, name: face.name.trim() || face.symbol }));
  const rules = { rulesText, symbols, mathModel, mathModelHash };
  return {
    game: {
      ...game,
      live: {
        betLevels: version.betLevels,
        rtp: run?.rtp ?? version.declaredRtp,
        maxWinX: run?.maxWinX ?? version.declaredMaxWinX,
        hit: run?.spinHit ?? null,
        volatility: version.volatility,
      },
      rules,
    },
    mathematics: mathematicsOf(rules),
    missing: missingIn(version, game, read.model.symbols),
  };
};

const missingIn = (
  version: ShownVersion,
  { thumbnailKey }: GameOfVersion,
  symbols: readonly { readonly id: string }[],
): string[] => {
  const missing = missingOfVersion(version, { symbols });
  const unnamed = symbols.map(({ id }) => id).filter((id) => missing.includes(`symbols.${id}`));
  const hasImage = (id: string) => version.symbols.some((face) => face.symbol === id && face.imageKey);
  const unpictured = symbols.map(({ id }) => id).filter((id) => !hasImage(id));
  return [
    ...(missing.includes('rulesText') ? ['The rules'] : []),
    ...(unnamed.length > 0 ? [`Names of symbols: ${list.format(unnamed)}`] : []),
    ...(unpictured.length > 0 ? [`Images of symbols: ${list.format(unpictured)}`] : []),
    ...(thumbnailKey === null ? ['The thumbnail of the game'] : []),
  ];
};
