import { useState } from 'react';
import { formDrafts } from '../../../platform/forms/form-drafts';
import { useSession } from '../../../platform/platform';
import { drawSeed, type RunSettings } from './run-settings';

const name = 'lab-run';

/** The typed settings of a run, stored in this tab until the user signs out. */
export const useRunSettings = () => {
  const drafts = formDrafts(useSession()?.sub ?? '');
  const [settings, setSettings] = useState(() => settingsIn(drafts.read(name)));
  return [
    settings,
    (changes: Partial<RunSettings>) => {
      const next = { ...settings, ...changes };
      setSettings(next);
      drafts.keep(name, next);
    },
  ] as const;
};

/** Ignores stored settings of another build. */
const settingsIn = (kept: unknown): RunSettings => {
  const { mode, amount, ownRounds, seed } = Object(kept) as Partial<Record<keyof RunSettings, unknown>>;
  return {
    mode: typeof mode === 'string' ? mode : '',
    amount: amount === 'quick' || amount === 'own' ? amount : 'standard',
    ownRounds: typeof ownRounds === 'string' ? ownRounds : '',
    seed: typeof seed === 'string' ? seed : drawSeed(),
  };
};
