import { textAt } from '#engine/lab/tally/check-result';
import { idForm } from '#engine/slots/model/faults';
import { modelLimits } from '#engine/slots/model/model-limits';
import {
  field,
  flagAt,
  integerAt,
  listAt,
  objectAt,
  wordAt,
  type Place,
} from '#engine/slots/validate/shape-checks';

const fields = [
  'schema',
  'mathModel',
  'mathModelHash',
  'mode',
  'coinName',
  'decimals',
  'bet',
  'win',
  'capped',
  'steps',
  'serverSeedHash',
  'serverSeed',
  'clientSeed',
  'nonce',
  'gameTitle?',
  'companyName?',
  'semver?',
  'brandName?',
  'at?',
];

const names = ['coinName', 'gameTitle', 'companyName', 'semver', 'brandName', 'at'];
const hex = /^[\da-f]{64}$/;
const count = { least: 0, most: Number.MAX_SAFE_INTEGER };
/** One base spin plus the free spins of every feature. */
const mostSteps = 1 + modelLimits.features * modelLimits.spins;

/** Reports missing, unknown and invalid fields of a round proof, except in its math model. */
export function checkRoundProofFields(proof: Place): void {
  const at = (name: string) => field(proof, name);
  objectAt(proof, fields);
  wordAt(at('schema'), ['novalink.round-proof/1']);
  for (const name of ['mathModelHash', 'serverSeedHash', 'serverSeed'])
    textAt(at(name), hex, 'a text of 64 lower-case hexadecimal digits');
  textAt(at('clientSeed'), /^[\x20-\x7E]{1,64}$/, 'a text of 1 to 64 printable ASCII characters');
  for (const name of names) textAt(at(name), /^.{1,200}$/u, 'a text of 1 to 200 characters');
  textAt(at('mode'), idForm, 'the id of a mode');
  integerAt(at('nonce'), count);
  integerAt(at('decimals'), { least: 0, most: 8 });
  for (const name of ['bet', 'win']) amountAt(at(name));
  flagAt(at('capped'));
  for (const step of listAt(at('steps'), { least: 1, most: mostSteps })) checkStep(step);
}

function checkStep(step: Place): void {
  objectAt(step, ['kind', 'stops', 'multiplier', 'win']);
  wordAt(field(step, 'kind'), ['BASE', 'FREE_SPIN']);
  for (const stop of listAt(field(step, 'stops'), { least: 1, most: modelLimits.reels }))
    integerAt(stop, { least: 0, most: modelLimits.stops - 1 });
  integerAt(field(step, 'multiplier'), { least: 1, most: modelLimits.multiplier });
  amountAt(field(step, 'win'));
}

function amountAt(place: Place): void {
  textAt(place, /^(?:0|[1-9]\d{0,15})$/, 'a whole number of minor units as text');
}
