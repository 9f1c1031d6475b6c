import { useMemo } from 'react';
import { Rules } from '../paytable/rules';
import { practiceCoins } from '../reels/coin-labels';
import { namesIn } from '../reels/play-labels';
import { ModelErrors } from './model-errors';
import type { ShownVersion } from './shown-version';
import { type GameOfVersion, versionAsPlayed } from './version-as-played';

interface PaytableProps {
  readonly version: ShownVersion;
  readonly game: GameOfVersion;
}

/** The pays, lines, features and rules of a version as players see them, for its smallest bet. */
export const Paytable = ({ version, game }: PaytableProps) => {
  const found = useMemo(() => versionAsPlayed(version, game), [version, game]);
  if ('faults' in found) return <ModelErrors faults={found.faults} />;
  const { live, rules } = found.game;
  return (
    <Rules
      game={found.game}
      mathematics={found.mathematics}
      bet={live.betLevels[0] ?? found.mathematics.mode.cost}
      labels={{ ...practiceCoins, nameOf: namesIn(rules.symbols) }}
      caution="Players see this under “Paytable and rules”"
    />
  );
};
