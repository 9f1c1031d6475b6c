import { useEffect, useRef } from 'react';
import type { Mixer } from './mixer';
import type { Music } from './music';
import type { Mood } from './music-score';
import type { SoundCharacter } from './sound-character';

interface Needs {
  /** Undefined while there is no sound. */
  readonly mixer: Mixer | undefined;
  readonly isOn: boolean;
  /** The title of the game. */
  readonly seed: string;
  readonly character: SoundCharacter;
  readonly mood: Mood;
}

/** Plays the music of a game while sound is on and the page is visible. Its code is loaded then. */
export const useMusic = ({ mixer, isOn, seed, character, mood }: Needs): void => {
  const music = useRef<Music>();
  const latestMood = useRef(mood);
  useEffect(() => {
    latestMood.current = mood;
    music.current?.setMood(mood);
  }, [mood]);
  useEffect(() => {
    if (mixer === undefined || !isOn) return undefined;
    let isGone = false;
    const followPage = () => (document.hidden ? music.current?.stop() : music.current?.start());
    const begin = async () => {
      const { createMusic } = await import('./music');
      if (isGone) return;
      music.current = createMusic(seed, character, mixer);
      music.current.setMood(latestMood.current);
      followPage();
    };
    // Without a connection, the game is played without music.
    begin().catch(() => undefined);
    document.addEventListener('visibilitychange', followPage);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', followPage);
      music.current?.stop();
      music.current = undefined;
    };
  }, [mixer, isOn, seed, character]);
};
