import { expect, test } from '@jest/globals';
import type { MathModel } from '../model/math-model';
import { playRound } from '../play/play-round';
import { roundSpread } from './round-spread';
import { allRounds } from '../testing/all-rounds';
import { oneReel } from '../testing/free-spin-models';

const largestPlayed = (model: MathModel) =>
  Math.max(...[...allRounds((draw) => playRound(model, 'base', draw))].map(({ round }) => round.credits / 2));

test.each([
  ['without retriggers', oneReel()],
  ['with a limit below the award', oneReel({ award: { '1': 4 }, maxSpins: 3 })],
  ['with retriggers', oneReel({ retrigger: true, maxSpins: 5 })],
  ['with retriggers of one spin', oneReel({ retrigger: true, award: { '1': 1 }, maxSpins: 4 })],
  ['with a win cap', oneReel({ retrigger: true, maxSpins: 5 }, { maxWinX: 9 })],
])('the largest round %s is the largest of all that can be played', (_, model) => {
  expect(roundSpread(model)).toMatchObject({ maxWinX: largestPlayed(model), baseMaxWinX: 1.5 });
});
