import { useMemo } from 'react';
import { Notice } from '../../ui/notice';
import { Player } from '../play/player';
import { ModelErrors } from './model-errors';
import type { ShownVersion } from './shown-version';
import { type GameOfVersion, versionAsPlayed } from './version-as-played';

export interface VersionPlayerProps {
  readonly version: ShownVersion;
  readonly game: GameOfVersion;
  readonly onLeave: () => void;
  /** Reads the version again, because its model has changed. */
  readonly onOutdated: () => void;
}

/** A preview of a version in any status with practice coins, for its provider and admins. */
export const VersionPlayer = ({ version, game, onLeave, onOutdated }: VersionPlayerProps) => {
  const found = useMemo(() => versionAsPlayed(version, game), [version, game]);
  if ('faults' in found) return <ModelErrors faults={found.faults} />;
  const { missing } = found;
  return (
    <>
      {missing.length > 0 && (
        <Notice title="This version is incomplete">
          <p>You can play it. These parts are missing:</p>
          <ul className="mt-1 list-disc pl-5">
            {missing.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Player game={found.game} versionId={version.id} onLeave={onLeave} onOutdated={onOutdated} />
    </>
  );
};
