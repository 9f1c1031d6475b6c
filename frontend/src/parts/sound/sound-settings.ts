export interface SoundSettings {
  /** From 0 to 1. */
  readonly volume: number;
  readonly isMuted: boolean;
  /** Whether music is played in addition to the sounds of the game. */
  readonly isMusicOn: boolean;
}

const key = 'novalink.sound';
const initial: SoundSettings = { volume: 0.6, isMuted: false, isMusicOn: true };

/** The settings on this device. */
export const readSoundSettings = (
  storage: () => Pick<Storage, 'getItem'> = () => localStorage,
): SoundSettings => {
  try {
    const kept: unknown = JSON.parse(storage().getItem(key) ?? 'null');
    if (!isSettings(kept)) return initial;
    const { volume, isMuted, isMusicOn } = kept;
    return { volume, isMuted, isMusicOn: isMusicOn ?? initial.isMusicOn };
  } catch {
    return initial;
  }
};

export const keepSoundSettings = (
  { volume, isMuted, isMusicOn }: SoundSettings,
  storage: () => Pick<Storage, 'setItem'> = () => localStorage,
): void => {
  try {
    storage().setItem(key, JSON.stringify({ volume, isMuted, isMusicOn }));
  } catch (error) {
    console.warn('The sound settings are not saved because this browser blocks storage.', error);
  }
};

/** Settings that were saved before music was added do not contain it. */
type KeptSettings = Omit<SoundSettings, 'isMusicOn'> & Partial<Pick<SoundSettings, 'isMusicOn'>>;

const isSettings = (kept: unknown): kept is KeptSettings =>
  typeof kept === 'object' &&
  kept !== null &&
  'volume' in kept &&
  typeof kept.volume === 'number' &&
  kept.volume >= 0 &&
  kept.volume <= 1 &&
  'isMuted' in kept &&
  typeof kept.isMuted === 'boolean' &&
  (!('isMusicOn' in kept) || typeof kept.isMusicOn === 'boolean');
