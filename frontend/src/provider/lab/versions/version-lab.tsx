import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { readModel } from '@novalink/engine';
import { laidOut } from '../../../parts/versions/laid-out-json';
import { labPlaces } from '../../../parts/lab/lab-places';
import { MathModel } from '../../../parts/versions/math-model';
import { timesBet } from '../../../platform/labels/numbers';
import { versionStatuses } from '../../../platform/labels/game-labels';
import { sentenceFor } from '../../../platform/api/error-sentences';
import { useSession } from '../../../platform/platform';
import { Badge } from '../../../ui/badge';
import { Button, ButtonLink } from '../../../ui/button';
import { Facts } from '../../../ui/facts';
import { Failure } from '../../../ui/failure';
import { Notice } from '../../../ui/notice';
import { Panel } from '../../../ui/page';
import { Skeleton } from '../../../ui/skeleton';
import { say } from '../../../ui/toasts';
import { LabBench } from '../lab-bench';
import { BesideModel, LabFrame } from '../lab-frame';
import { type LabSubject, subjectOf } from '../lab-subject';
import { replaceDraft } from '../model/model-draft';
import { type LabVersion, useLabVersion } from './version-queries';

interface VersionLabProps {
  readonly gameId: string;
  readonly versionId: string;
}

/** The model of a version, to analyse and to run. It is edited on the version's own page. */
export const VersionLab = ({ gameId, versionId }: VersionLabProps) => {
  const { data: version, error, refetch } = useLabVersion(gameId, versionId);
  return (
    <>
      {error && <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />}
      {!version && !error && <Skeleton />}
      {version && <OpenVersion version={version} />}
    </>
  );
};

const OpenVersion = ({ version }: { readonly version: LabVersion }) => {
  const { mathModel, mathModelHash, semver, status, declaredRtp, declaredMaxWinX } = version;
  const person = useSession()?.sub ?? '';
  const navigate = useNavigate();
  const subject = useVersionSubject(version);

  const editCopy = () => {
    if (replaceDraft(person, laidOut(mathModel))) void navigate(labPlaces.lab);
    else say.failed('This browser blocks storage, so you cannot open a copy.');
  };

  const panel = (
    <Panel
      title={`Version ${semver}`}
      lead="The model of this version. Change it on the version’s page. Here you can run it or edit a copy."
    >
      <div className="grid grid-cols-1 gap-5">
        <div className="flex flex-wrap items-center gap-3">
          <Badge tone={versionStatuses[status].tone}>{versionStatuses[status].text}</Badge>
          <Button look="quiet" onClick={editCopy}>
            Edit a copy
          </Button>
          <ButtonLink look="plain" to={labPlaces.lab}>
            Another model
          </ButtonLink>
        </div>
        {status === 'DRAFT' && (
          <Notice>
            A passed run of the first mode on the server marks this version as tested. A run in this browser
            counts after the server has repeated it.
          </Notice>
        )}
        <Facts
          rows={[
            ['Declared RTP', declaredRtp],
            ['Declared maximum win', timesBet(declaredMaxWinX)],
          ]}
        />
        <MathModel json={mathModel} hash={mathModelHash} />
      </div>
    </Panel>
  );
  return (
    <LabFrame model={panel}>
      {subject ? (
        <LabBench subject={subject} latest={() => subject} />
      ) : (
        <BesideModel>
          <Notice tone="bad">This page cannot read the model of this version. Reload the page.</Notice>
        </BesideModel>
      )}
    </LabFrame>
  );
};

/** Changes only when the data of the version changes. */
const useVersionSubject = (version: LabVersion): LabSubject | undefined => {
  const { id, gameId, semver, mathModel, declaredRtp, declaredMaxWinX } = version;
  return useMemo(() => {
    const read = readModel(mathModel);
    if ('faults' in read) return undefined;
    return {
      ...subjectOf(read.model),
      declaration: { declaredRtp, declaredMaxWinX },
      start: { gameId, versionId: id },
      certifies: `version ${semver}`,
    };
  }, [id, gameId, semver, mathModel, declaredRtp, declaredMaxWinX]);
};
