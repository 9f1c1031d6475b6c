import { type FormEvent, type RefObject, useEffect, useId } from 'react';
import { limits } from '#domain/limits';
import type { MathModel } from '@novalink/engine';
import { whole } from '../../../platform/labels/numbers';
import { Button } from '../../../ui/button';
import { describedBy, FieldFrame, inputShape } from '../../../ui/form/field-frame';
import { RoundsChoice } from './rounds-choice';
import { drawSeed, roundsOf, type RunSettings, type settingErrors } from './run-settings';

interface RunFormProps {
  readonly place: RefObject<HTMLFormElement>;
  readonly modes: MathModel['modes'];
  readonly settings: RunSettings;
  readonly faults: ReturnType<typeof settingErrors>;
  readonly onChange: (changes: Partial<RunSettings>) => void;
  /** The reason why the current text cannot be run. */
  readonly problem: string | undefined;
  /** A run is in progress in this browser. */
  readonly busyHere: boolean;
  /** A run is being started on the server. */
  readonly busyThere: boolean;
  readonly onHere: () => void;
  readonly onThere: () => void;
}

/**
 * The settings of a run: mode, rounds, seed, and where to run it. Ctrl+Enter or ⌘+Enter starts it from
 * anywhere on the page.
 */
export const RunForm = (props: RunFormProps) => {
  const { place, modes, settings, faults, onChange, problem, busyHere, busyThere, onHere, onThere } = props;
  const id = useId();
  const isTooMany = roundsOf(settings) > limits.testRun.rounds.largest;
  useRunKeys(place);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busyHere) onHere();
  };
  return (
    <form ref={place} noValidate className="grid grid-cols-1 gap-5" onSubmit={submit}>
      {modes.length > 1 && (
        <FieldFrame id={`${id}-mode`} label="Mode">
          <select
            id={`${id}-mode`}
            value={settings.mode}
            onChange={(event) => onChange({ mode: event.target.value })}
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
      <RoundsChoice settings={settings} fault={faults.rounds} onChange={onChange} />
      <FieldFrame id={`${id}-seed`} label="Seed" hint={seedHint} fault={faults.seed}>
        <div className="flex flex-wrap gap-2">
          <input
            id={`${id}-seed`}
            name="seed"
            value={settings.seed}
            onChange={(event) => onChange({ seed: event.target.value.trim() })}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={faults.seed !== undefined}
            aria-describedby={describedBy(`${id}-seed`, seedHint, faults.seed)}
            className={`${inputShape} min-w-0 flex-1 basis-72 font-mono text-sm`}
          />
          <Button look="quiet" onClick={() => onChange({ seed: drawSeed() })}>
            Generate seed
          </Button>
        </div>
      </FieldFrame>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          busy={busyHere}
          disabled={problem !== undefined}
          aria-keyshortcuts="Control+Enter Meta+Enter"
        >
          {busyHere ? 'A run is in progress' : 'Run in this browser'}
        </Button>
        <Button look="quiet" busy={busyThere} disabled={isTooMany || problem !== undefined} onClick={onThere}>
          Run on the server
        </Button>
        <p className="text-sm text-muted">{problem ?? (isTooMany ? tooManyHint : keyHint)}</p>
      </div>
    </form>
  );
};

/** Not while a dialog is open. */
const useRunKeys = (place: RefObject<HTMLFormElement>) =>
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      place.current?.requestSubmit();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [place]);

const seedHint = 'The same model, mode, rounds and seed always give the same result.';
const keyHint = 'Ctrl+Enter or ⌘+Enter runs it in this browser.';
const tooManyHint = `The server runs and saves at most ${whole(limits.testRun.rounds.largest)} rounds.`;
