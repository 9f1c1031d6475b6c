import { useRef, useState } from 'react';
import { modeOf } from '@novalink/engine';
import { useExactModel } from './exact-query';
import { seededNote } from '../../parts/lab/seeded-note';
import { sentenceFor } from '../../platform/api/error-sentences';
import { LeaveWarning } from '../../ui/form/leave-warning';
import { Notice } from '../../ui/notice';
import { Panel } from '../../ui/page';
import { BesideModel, UnderModel } from './lab-frame';
import { useLabPlace } from './lab-place';
import type { LabSubject } from './lab-subject';
import { Results } from './results/results';
import { RunForm } from './runs/run-form';
import { fitsServer, roundsOf, settingErrors, type RunSettings } from './runs/run-settings';
import { isActive } from './runs/use-browser-run';
import { useLabRuns } from './runs/use-lab-runs';
import { useRunSettings } from './runs/use-run-settings';

interface LabBenchProps {
  /** The last model without an error. */
  readonly subject: LabSubject;
  /** Reads the current text of the model; undefined while it has errors. */
  readonly latest: () => LabSubject | undefined;
  /** The reason why the current text cannot be run. */
  readonly problem?: string | undefined;
}

/** Runs a model and shows its results. Runs continue while the model is edited. */
export const LabBench = ({ subject, latest, problem }: LabBenchProps) => {
  const exact = useExactModel(subject.model, subject.hash);
  const runs = useLabRuns(subject);
  const place = useLabPlace();
  const form = useRef<HTMLFormElement>(null);
  const [typed, change] = useRunSettings();
  const [tried, setTried] = useState(false);
  const settings = settingsFor(subject, typed);
  const faults = settingErrors(settings);
  const isBusy = isActive(runs.browser.run);

  const run = (where: 'here' | 'there') => {
    setTried(true);
    const [first] = Object.keys(faults);
    const now = latest();
    if (first !== undefined || now === undefined) {
      place.show(undefined);
      form.current?.querySelector<HTMLInputElement>(`input[name="${first ?? 'seed'}"]`)?.focus();
      return;
    }
    const rounds = roundsOf(settings);
    const { mode, seed } = settingsFor(now, typed);
    const job = { mathModelHash: now.hash, mode, seed, rounds };
    if (where === 'here') {
      runs.startHere(now, job);
      place.show('simulation');
    } else if (fitsServer(rounds)) runs.startThere(now, job, () => place.show('simulation'));
  };

  return (
    <>
      <UnderModel>
        <Panel
          title={subject.certifies === undefined ? 'Run' : `Run for ${subject.certifies}`}
          lead={seededNote}
        >
          <div className="grid grid-cols-1 gap-5">
            <RunForm
              place={form}
              modes={subject.model.modes}
              settings={settings}
              faults={tried ? faults : { seed: faults.seed }}
              onChange={change}
              problem={problem}
              busyHere={isBusy}
              busyThere={runs.isStarting}
              onHere={() => run('here')}
              onThere={() => run('there')}
            />
            {runs.refusal && <Notice tone="bad">{sentenceFor(runs.refusal)}</Notice>}
          </div>
        </Panel>
      </UnderModel>
      <BesideModel>
        <Results
          subject={subject}
          exact={exact}
          runs={runs}
          problem={problem}
          onRunAgain={() => run(runs.isServerLast ? 'there' : 'here')}
        />
      </BesideModel>
      {isBusy && (
        <LeaveWarning title="Leave while a run is in progress?" mayChange={['tab']}>
          If you leave, the run in this browser stops and its rounds are lost. Saved runs are kept.
        </LeaveWarning>
      )}
    </>
  );
};

/** The settings with a mode that the model has. */
const settingsFor = ({ model }: LabSubject, typed: RunSettings): RunSettings => ({
  ...typed,
  mode: modeOf(model, model.modes.find(({ id }) => id === typed.mode)?.id).id,
});
