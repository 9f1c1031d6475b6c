/**
 * A program that verifies the commitment, the math model and the stops of a round's proof with only Node.js.
 * `node verify-round.mjs round.json`; exits with 1 if something differs.
 */
export const verifyRoundProgram = `import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

const proof = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const { mathModel, mode, steps, serverSeed, clientSeed, nonce } = proof;
const key = Buffer.from(serverSeed, 'hex');
const sha256 = (data) => createHash('sha256').update(data).digest('hex');

// Words of 32 bits, eight from each HMAC; those that would favour a stop are skipped.
let block = 0;
let words = [];
const nextWord = () => {
  if (words.length === 0) {
    const message = clientSeed + ':' + nonce + ':' + block++;
    const digest = createHmac('sha256', key).update(message).digest();
    words = [0, 4, 8, 12, 16, 20, 24, 28].map((at) => digest.readUInt32BE(at));
  }
  return words.shift();
};
const draw = (sides) => {
  const fair = 2 ** 32 - (2 ** 32 % sides);
  let word = nextWord();
  while (word >= fair) word = nextWord();
  return word % sides;
};

// JSON without spaces, with the members of every object in the order of their names.
const canonical = (value) => {
  if (Array.isArray(value)) return '[' + value.map(canonical).join(',') + ']';
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const members = Object.keys(value).sort();
  return '{' + members.map((name) => JSON.stringify(name) + ':' + canonical(value[name])).join(',') + '}';
};

// One stop for each reel, from left to right. Free spins use the reels of their feature.
const { reelSet } = mathModel.modes.find(({ id }) => id === mode);
const reelsOf = ({ kind }) => mathModel.reelSets[kind === 'BASE' ? reelSet : mathModel.features[0].reelSet];
const drawn = steps.map((step) => reelsOf(step).map((reel) => draw(reel.length)));

const checks = {
  commitment: sha256(key) === proof.serverSeedHash,
  'math model': sha256(canonical(mathModel)) === proof.mathModelHash,
  stops: JSON.stringify(drawn) === JSON.stringify(steps.map(({ stops }) => stops)),
};
for (const [name, isEqual] of Object.entries(checks)) console.log(name + ': ' + (isEqual ? 'equal' : 'different'));
process.exitCode = Object.values(checks).every(Boolean) ? 0 : 1;
`;
