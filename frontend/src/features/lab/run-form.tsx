import { type FormEvent, useId, useState } from 'react';
import type { RunJob } from '#domain/lab/simulate/run-format';
import { limits } from '#domain/limits';
import { modeOf } from '#domain/slots/model/model-parts';
import { whole } from '../../platform/words/figures';
import { Button } from '../../ui/button';
import { describedBy, FieldFrame, inputShape } from '../../ui/form/field-frame';
import type { LabSubject } from './lab-subject';
import { RoundsChoice } from './rounds-choice';
import { drawSeed, fitsServer, roundsOf, type RunSettings, settingFaults } from './run-settings';

interface RunFormProps {
  readonly subject: LabSubject;
  /** A run is under way in this browser. */
  readonly busyHere: boolean;
  /** One is being started on the server. */
  readonly busyThere: boolean;
  readonly onHere: (job: RunJob) => void;
  readonly onThere: (job: RunJob) => void;
}

/** What to run: mode, rounds and seed; and where. */
export const RunForm = ({ subject, busyHere, busyThere, onHere, onThere }: RunFormProps) => {
  const { modes } = subject.model;
  const [typed, setTyped] = useState<RunSettings>(() => ({
    mode: '',
    amount: 'standard',
    ownRounds: '',
    seed: drawSeed(),
  }));
  const [tried, setTried] = useState(false);
  const id = useId();
  const settings = { ...typed, mode: modeOf(subject.model, known(typed.mode, modes)).id };
  const faults = settingFaults(settings);
  const shown = tried ? faults : { seed: faults.seed };
  const rounds = roundsOf(settings);
  const isTooMany = rounds > limits.testRun.rounds.largest;
  const set = (changes: Partial<RunSettings>) => setTyped((before) => ({ ...before, ...changes }));

  const go = (form: HTMLFormElement | null, start: (job: RunJob) => void) => {
    setTried(true);
    const [first] = Object.keys(faults);
    if (first === undefined)
      start({ mathModelHash: subject.hash, mode: settings.mode, seed: settings.seed, rounds });
    else form?.querySelector<HTMLInputElement>(`input[name="${first}"]`)?.focus();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busyHere) go(event.currentTarget, onHere);
  };

  return (
    <form noValidate className="grid grid-cols-1 gap-5" onSubmit={submit}>
      {modes.length > 1 && (
        <FieldFrame id={`${id}-mode`} label="Mode">
          <select
            id={`${id}-mode`}
            value={settings.mode}
            onChange={(event) => set({ mode: event.target.value })}
            className={`${inputShape} sm:max-w-xs`}
          >
            {modes.map((mode) => (
              <option key={mode.id} value={mode.id}>
                {mode.id} (a spin costs {whole(mode.cost)})
              </option>
            ))}
          </select>
        </FieldFrame>
      )}
      <RoundsChoice settings={settings} fault={shown.rounds} onChange={set} />
      <FieldFrame id={`${id}-seed`} label="Seed" hint={seedHint} fault={shown.seed}>
        <div className="flex flex-wrap gap-2">
          <input
            id={`${id}-seed`}
            name="seed"
            value={settings.seed}
            onChange={(event) => set({ seed: event.target.value.trim() })}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={shown.seed !== undefined}
            aria-describedby={describedBy(`${id}-seed`, seedHint, shown.seed)}
            className={`${inputShape} min-w-0 flex-1 basis-72 font-mono text-sm`}
          />
          <Button look="quiet" onClick={() => set({ seed: drawSeed() })}>
            Draw another
          </Button>
        </div>
      </FieldFrame>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={busyHere}>
          {busyHere ? 'A run is under way' : 'Run in this browser'}
        </Button>
        <Button
          look="quiet"
          busy={busyThere}
          disabled={isTooMany}
          onClick={(event) => go(event.currentTarget.form, (job) => fitsServer(rounds) && onThere(job))}
        >
          Run on the server
        </Button>
        {isTooMany && (
          <p className="text-sm text-muted">
            The server plays and keeps at most {whole(limits.testRun.rounds.largest)} rounds.
          </p>
        )}
      </div>
    </form>
  );
};

const seedHint =
  'All of the run’s chance: the same model, mode, rounds and seed give the same result everywhere.';

const known = (mode: string, modes: readonly { readonly id: string }[]) =>
  modes.find(({ id }) => id === mode)?.id;
