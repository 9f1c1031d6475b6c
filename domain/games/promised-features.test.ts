import { describe, expect, test } from '@jest/globals';
import type { MathModel } from '@novalink/engine';
import { promisedFeatures } from './promised-features';

const plain = { symbols: [{ id: 'A' }] } as unknown as MathModel;
const freeSpins = { multiplier: 3, retrigger: true };
const rich = {
  symbols: [
    { id: 'W', wild: true },
    { id: 'S', scatter: true },
  ],
  features: [freeSpins],
  fixedPrizes: [{}],
} as unknown as MathModel;

describe('a rules text', () => {
  test.each([
    ['Three scatters award 10 Free Spins.', ['free spins', 'scatter symbols']],
    ['Free games can be retriggered.', ['free spins', 'retriggers']],
    ['A wild substitutes for every symbol.', ['wild symbols']],
    ['Wins are paid with a multiplier of 2.', ['a multiplier']],
    ['The bonus round starts at random.', ['a bonus game']],
    ['Hit the JACKPOT!', ['a jackpot']],
    ['Winning symbols disappear in cascading wins with a re-spin.', ['respins', 'cascading wins']],
    ['You can gamble each win.', ['a gamble feature']],
  ])('that says %j promises features that a plain model lacks', (text, features) => {
    expect(promisedFeatures(text, plain)).toEqual(features);
  });

  test('promises nothing that the model has', () => {
    const text = 'Wild, scatter, free spins that retrigger with a multiplier, a bonus and a jackpot.';
    expect(promisedFeatures(text, rich)).toEqual([]);
    const once = { ...rich, features: [{ ...freeSpins, retrigger: false }] } as unknown as MathModel;
    expect(promisedFeatures(text, once)).toEqual(['retriggers']);
  });

  test.each([
    'There is no jackpot.',
    'This game has no free spins, wilds or scatters.',
    'Wins are paid without a multiplier.',
    'The wilderness pays freely.',
    'A round cannot have free spins.',
    "You can't gamble a win.",
  ])('that says %j promises nothing', (text) => {
    expect(promisedFeatures(text, plain)).toEqual([]);
  });

  test('is read sentence by sentence', () => {
    expect(promisedFeatures('There is no jackpot. Wilds substitute.', plain)).toEqual(['wild symbols']);
  });
});
