import { useId } from 'react';
import { labPlaces } from '../../parts/lab/lab-places';
import { ButtonLink } from '../../ui/button';
import type { OpenVersion } from '../games/version-fields';
import { useVersionConditions } from './version-conditions';
import { VersionNextStep } from './version-next-step';
import { useVersionRun } from './version-run';
import { conditionsTitle } from './version-status-notice';

/** The actions of the provider for a version. The next step lists its missing conditions. */
export const VersionActions = ({ version }: { readonly version: OpenVersion }) => {
  const run = useVersionRun(version);
  const unmet = useVersionConditions(version).filter(({ done }) => !done);
  const conditionsId = useId();
  return (
    <>
      <ButtonLink look="quiet" to={labPlaces.version(version.gameId, version.id)}>
        Open in the Test Lab
      </ButtonLink>
      <VersionNextStep version={version} run={run} ready={unmet.length === 0} conditionsId={conditionsId} />
      {unmet.length > 0 && (
        <p id={conditionsId} hidden>
          {conditionsTitle(version)}: {unmet.map(({ label }) => label).join(' ')}
        </p>
      )}
    </>
  );
};
