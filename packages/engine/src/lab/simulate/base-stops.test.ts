import { expect, test } from '@jest/globals';
import { modelHash } from '#engine/slots/model/model-hash';
import { playRound } from '#engine/slots/play/play-round';
import { oneReel } from '#engine/slots/testing/free-spin-models';
import { diamonds } from '#engine/slots/testing/ground-truths';
import { wholeModel } from '#engine/slots/testing/whole-model';
import type { MathModel } from '#engine/slots/model/math-model';
import { baseStops } from './base-stops';
import { chunkState } from './chunk-seed';
import { drawFrom } from './generator';

const capped = { ...oneReel({ retrigger: true }), maxWinX: 1 };

test.each<[string, MathModel]>([
  ['a game without features', diamonds],
  ['free spins', oneReel()],
  ['free spins that award more', oneReel({ retrigger: true })],
  ['a cap that free spins meet', capped],
  ['a whole game', wholeModel],
])('the stops of %s are those of its rounds', (_, model) => {
  const job = { mathModelHash: modelHash(model), mode: 'base', seed: '5e'.repeat(32), rounds: 300 };
  const draw = drawFrom(chunkState(job, 0));
  const rounds = Array.from({ length: job.rounds }, () => playRound(model, 'base', draw).steps[0]?.stops);
  const reels = baseStops(model, job);
  expect(reels.map(({ sides }) => sides)).toEqual(model.reelSets.base?.map(({ length }) => length));
  expect(rounds).toEqual(rounds.map((_, round) => reels.map(({ stops }) => stops[round])));
});
