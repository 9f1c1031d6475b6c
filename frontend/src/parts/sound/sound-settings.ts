export interface SoundSettings {
  /** From 0 to 1. */
  readonly volume: number;
  readonly isMuted: boolean;
}

const key = 'novalink.sound';
const initial: SoundSettings = { volume: 0.6, isMuted: false };

/** What was chosen on this device. */
export const readSoundSettings = (
  storage: () => Pick<Storage, 'getItem'> = () => localStorage,
): SoundSettings => {
  try {
    const kept: unknown = JSON.parse(storage().getItem(key) ?? 'null');
    return isSettings(kept) ? kept : initial;
  } catch {
    return initial;
  }
};

export const keepSoundSettings = (
  { volume, isMuted }: SoundSettings,
  storage: () => Pick<Storage, 'setItem'> = () => localStorage,
): void => {
  try {
    storage().setItem(key, JSON.stringify({ volume, isMuted }));
  } catch (fault) {
    console.warn('The sound settings are not saved because this browser blocks storage.', fault);
  }
};

const isSettings = (kept: unknown): kept is SoundSettings =>
  typeof kept === 'object' &&
  kept !== null &&
  'volume' in kept &&
  typeof kept.volume === 'number' &&
  kept.volume >= 0 &&
  kept.volume <= 1 &&
  'isMuted' in kept &&
  typeof kept.isMuted === 'boolean';
