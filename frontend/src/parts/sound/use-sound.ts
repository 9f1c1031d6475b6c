import { useCallback, useEffect, useRef, useState } from 'react';
import type { SoundCharacter } from './sound-character';
import { keepSoundSettings, readSoundSettings, type SoundSettings } from './sound-settings';
import type { Mixer } from './mixer';
import type { Synth } from './synth';

export interface Sound {
  readonly settings: SoundSettings;
  /** Whether the browser has refused to play sound. */
  readonly isRefused: boolean;
  /** Undefined while there is no sound. */
  readonly mixer: Mixer | undefined;
  readonly change: (settings: SoundSettings) => void;
  /** Plays a sound if sound is on. */
  readonly play: (sounds: (synth: Synth) => void) => void;
}

/** How long a browser may take to start audio. */
const patienceMs = 2_000;

/**
 * Sound from the first key or pointer press on, unless it is muted on this device. Its code is loaded then.
 */
export const useSound = (character: SoundCharacter): Sound => {
  const [settings, setSettings] = useState(readSoundSettings);
  const [isRefused, setRefused] = useState(false);
  const synth = useRef<Synth>();
  const [mixer, setMixer] = useState<Mixer>();
  const volume = settings.isMuted ? 0 : settings.volume;
  const isWanted = volume > 0;

  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    const begin = async () => {
      stopListening();
      const made = await openSynth(character, volumeNow);
      if (isGone) return made?.mixer.close();
      synth.current = made;
      setMixer(made?.mixer);
      setRefused(made === undefined);
    };
    const volumeNow = () => {
      const { isMuted, volume: kept } = readSoundSettings();
      return isMuted ? 0 : kept;
    };
    const press = () => void begin();
    const stopListening = () => {
      for (const each of presses) document.removeEventListener(each, press, true);
    };
    for (const each of presses) document.addEventListener(each, press, true);
    // The press that opened the game or switched the sound on counts, if the browser still remembers it.
    if ('userActivation' in navigator && navigator.userActivation.isActive) press();
    return () => {
      isGone = true;
      stopListening();
      synth.current?.mixer.close();
      synth.current = undefined;
      setMixer(undefined);
    };
  }, [isWanted, character]);
  useEffect(() => {
    mixer?.setVolume(volume);
  }, [mixer, volume]);

  return {
    settings,
    isRefused,
    mixer,
    change: (changed) => {
      keepSoundSettings(changed);
      setSettings(changed);
    },
    play: useCallback((sounds) => {
      if (synth.current) sounds(synth.current);
    }, []),
  };
};

const presses = ['pointerdown', 'keydown'] as const;

/** Undefined if the browser has no audio or does not allow it for this page. */
const openSynth = async (character: SoundCharacter, volume: () => number): Promise<Synth | undefined> => {
  try {
    // Within the handler of the press, as browsers require.
    const context = new AudioContext();
    const resumed = context.resume();
    const { createSynth } = await import('./synth');
    await Promise.race([resumed, new Promise((passed) => setTimeout(passed, patienceMs))]);
    if (context.state === 'running') return createSynth(character, volume(), context);
    void context.close();
    return undefined;
  } catch {
    return undefined;
  }
};
