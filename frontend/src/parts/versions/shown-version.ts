import type { GameVersion } from '#domain/generated/types';
import type { ShownRun } from '../lab/run-requests';

/** A version for its provider and admins. */
export interface ShownVersion extends Pick<
  GameVersion,
  | 'id'
  | 'gameId'
  | 'semver'
  | 'status'
  | 'declaredRtp'
  | 'declaredMaxWinX'
  | 'volatility'
  | 'betLevels'
  | 'symbols'
  | 'rulesText'
  | 'mathModelHash'
> {
  /** Canonical JSON. */
  readonly mathModel: string;
  readonly testRun: ShownRun | null;
}
