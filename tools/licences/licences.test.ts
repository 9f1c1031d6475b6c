import { expect, test } from '@jest/globals';
import { lockedPackages, unpermitted } from './licences';

const refusal = (license: string | undefined, dev = false) =>
  unpermitted(lockedPackages(JSON.stringify({ packages: { '': {}, 'node_modules/a': { license, dev } } })))
    .length > 0;

test.each([
  ['MIT', false, false],
  ['GPL-3.0-only', false, true],
  ['(MIT OR GPL-3.0-or-later)', false, false],
  ['MIT AND GPL-3.0-or-later', true, true],
  ['(MIT AND Zlib)', false, false],
  ['(MIT OR ISC) AND GPL-3.0-only', false, true],
  ['MPL-2.0', true, false],
  ['MPL-2.0', false, true],
  ['SEE LICENSE IN LICENSE.md', false, true],
  [undefined, true, true],
])('of a package with %s (for development: %s), the use is refused: %s', (licence, dev, expected) => {
  expect(refusal(licence, dev)).toBe(expected);
});
