import { useEffect, useState } from 'react';
import type { TableState } from './table-state';
import { createTones } from './tones';

/** Sound, off until the person wants it; a return of no more than the bet has none. */
export const useTones = ({ scene, result }: Pick<TableState, 'scene' | 'result'>) => {
  const [tones] = useState(createTones);
  const [isOn, setOn] = useState(false);
  const { movement, landings, turn } = scene;

  useEffect(() => {
    if (!isOn || movement !== 'landing') return undefined;
    const timers = landings.map((at) => setTimeout(tones.landed, at * 0.9));
    return () => timers.forEach(clearTimeout);
  }, [tones, isOn, movement, landings, turn]);

  useEffect(() => {
    if (isOn && result && result.win > result.bet) tones.won();
  }, [tones, isOn, result]);
  useEffect(() => () => tones.switchOff(), [tones]);

  return {
    isOn,
    toggle: () => {
      if (isOn) tones.switchOff();
      else tones.switchOn();
      setOn(!isOn);
    },
  };
};
