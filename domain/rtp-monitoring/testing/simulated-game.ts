import { drawFrom, stateFrom } from '@novalink/engine/lab';
import { sha256, utf8 } from '@novalink/engine/hash';
import type { PlayedRounds, RtpReference } from '../rtp-reference';

/** A win in costs, and its number of occurrences in `cycle` rounds. */
export type Prize = readonly [win: number, times: number];

export interface SimulatedGame {
  readonly cycle: number;
  readonly prizes: readonly Prize[];
}

const mean = ({ cycle, prizes }: SimulatedGame, value: (win: number) => number): number =>
  prizes.reduce((sum, [win, times]) => sum + value(win) * times, 0) / cycle;

/** The reference that an exact certificate of the game would give. */
export function referenceOf(game: SimulatedGame): RtpReference {
  const rtp = mean(game, (win) => win);
  return {
    ...{ low: rtp, high: rtp },
    sd: Math.sqrt(mean(game, (win) => win ** 2) - rtp ** 2),
    maxWinX: Math.max(...game.prizes.map(([win]) => win)),
  };
}

/** Plays the game with the generator of the Test Lab. The same name gives the same rounds. */
export function player({ cycle, prizes }: SimulatedGame, name: string): (rounds: number) => PlayedRounds {
  const draw = drawFrom(stateFrom(sha256(utf8(name)).slice(0, 16)));
  const wins = new Float64Array(cycle);
  let next = 0;
  for (const [win, times] of prizes) {
    wins.fill(win, next, next + times);
    next += times;
  }
  return (rounds) => {
    let won = 0;
    for (let round = 0; round < rounds; round += 1) won += wins[draw(cycle)] ?? 0;
    return { rounds, won };
  };
}
