import { useEffect, useRef } from 'react';
import type { MathModel } from '@novalink/engine';
import { countMs, isGain, tierOf, winTiers } from '../reels/win-tier';
import type { GameScreenState } from '../game-screen/game-state';
import { landingCues } from './sound-cues';
import type { Sound } from './use-sound';

/** Plays the sounds of a game screen. A return of no more than the bet is silent. */
export const useGameSounds = (
  { scene, step, freeSpins, result, bet }: GameScreenState,
  model: MathModel,
  play: Sound['play'],
): void => {
  useEffect(() => {
    if (scene.movement === 'rolling') play((synth) => synth.spin());
    if (scene.movement !== 'landing') return undefined;
    const timers = landingCues(scene, model).map((cue) =>
      setTimeout(
        () =>
          play((synth) => {
            if (cue.kind === 'stop') synth.reelStop(cue.reel);
            else if (cue.kind === 'trigger') synth.trigger(cue.count);
            else synth.anticipation(cue.ms / 1000);
          }),
        cue.at,
      ),
    );
    return () => timers.forEach(clearTimeout);
  }, [scene, model, play]);

  const card = freeSpins?.card;
  useEffect(() => {
    if (card === 'summary') play((synth) => synth.summary());
    else if (card !== undefined) play((synth) => synth.freeSpins());
  }, [card, play]);

  // In a round without free spins, the win of its only step is the win of the round.
  const isWithin = freeSpins !== undefined;
  useEffect(() => {
    if (step !== undefined && isWithin && isGain(bet, step.coins)) play((synth) => synth.win(0, 0));
  }, [step, isWithin, bet, play]);
  useEffect(() => {
    if (!result || !isGain(result.bet, result.win)) return;
    const tier = tierOf(result.bet, result.win);
    const level = tier === undefined ? 0 : winTiers.indexOf(tier) + 1;
    play((synth) => synth.win(level, countMs(result.bet, result.win) / 1000));
  }, [result, play]);

  const known = useRef(bet);
  useEffect(() => {
    const before = known.current;
    known.current = bet;
    if (before !== 0 && before !== bet) play((synth) => synth.bet(bet > before));
  }, [bet, play]);
};
