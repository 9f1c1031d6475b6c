import { expect, test } from '@jest/globals';
import { emailHashes } from '#lambda/runtime/email-hash';

const hashes = emailHashes(() => Promise.resolve('a key'));

test('is the same for an address in a different case', async () => {
  expect(await hashes(' Ada@NovaLink.test')).toEqual(await hashes('ada@novalink.test'));
  expect(await hashes('ada@novalink.test')).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
});

test('is stored without the tag of the address, and found under the hash with it', async () => {
  const [ada] = await hashes('ada@a.test');
  const [untagged, tagged] = await hashes('ada+one+two@a.test');
  expect(untagged).toBe(ada);
  expect(tagged).toMatch(/^[0-9a-f]{64}$/);
  expect(tagged).not.toBe(ada);
  // Nothing would be left of these names.
  expect(await hashes('+ada@a.test')).not.toEqual(await hashes('+bob@a.test'));
});

test('differs for another mailbox', async () => {
  const stored = await Promise.all(['ada@a.test', 'a.da@a.test', 'ada@b.test', 'ada-1@a.test'].map(hashes));
  expect(new Set(stored.map(([first]) => first)).size).toBe(4);
});

test('depends on the key', async () => {
  const other = emailHashes(() => Promise.resolve('another key'));
  expect(await other('ada@novalink.test')).not.toEqual(await hashes('ada@novalink.test'));
});
