import * as v from 'valibot';
import { mathModelRule } from './game-version-rules';
import type { StartTestRunInput } from '../generated/types';
import { limits } from '../limits';
import { rulesFor } from '../rules-for';

const { rounds, hexDigits } = limits.testRun;

const longestId = 64;
const firstFault = { abortPipeEarly: true };
const id = v.nullish(
  v.config(v.pipe(v.string('format'), v.nonEmpty('required'), v.maxLength(longestId, 'format')), firstFault),
);
/** 32 bytes as hexadecimal digits: the format of a seed or a hash. */
const hex = v.nullish(v.pipe(v.string('format'), v.regex(new RegExp(`^[0-9a-f]{${hexDigits}}$`), 'format')));

/** The function that knows the model checks that it has the mode. */
const fields = rulesFor<StartTestRunInput>()({
  gameId: id,
  versionId: id,
  mathModel: v.nullish(mathModelRule),
  mode: id,
  rounds: v.pipe(
    v.number('number'),
    v.integer('integer'),
    v.minValue(rounds.smallest, 'format'),
    v.maxValue(rounds.largest, 'format'),
  ),
  seed: hex,
  expectedResultHash: hex,
});
type Fields = v.InferOutput<typeof fields>;

const isThere = (value: unknown) => value !== null && value !== undefined;
const namesVersion = ({ gameId, versionId }: Fields) => isThere(gameId) || isThere(versionId);

/** Either a version with its game, or a model without a version. */
export const startTestRunRules = v.pipe(
  fields,
  v.forward(
    v.check((input) => namesVersion(input) || isThere(input.mathModel), 'required'),
    ['mathModel'],
  ),
  v.forward(
    v.check((input) => !(namesVersion(input) && isThere(input.mathModel)), 'format'),
    ['mathModel'],
  ),
  v.forward(
    v.check(({ gameId, versionId }) => isThere(gameId) || !isThere(versionId), 'required'),
    ['gameId'],
  ),
  v.forward(
    v.check(({ gameId, versionId }) => isThere(versionId) || !isThere(gameId), 'required'),
    ['versionId'],
  ),
);
