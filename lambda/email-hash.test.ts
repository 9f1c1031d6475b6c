import { expect, test } from '@jest/globals';
import { emailHash } from '#lambda/email-hash';

const hash = emailHash(() => Promise.resolve('a key'));

test('is the same for an address in a different case', async () => {
  expect(await hash(' Ada@NovaLink.test')).toBe(await hash('ada@novalink.test'));
  expect(await hash('ada@novalink.test')).toMatch(/^[0-9a-f]{64}$/);
});

test('differs for another mailbox', async () => {
  const hashes = await Promise.all(['ada@a.test', 'ada+1@a.test', 'a.da@a.test', 'ada@b.test'].map(hash));
  expect(new Set(hashes).size).toBe(4);
});

test('depends on the key', async () => {
  const other = emailHash(() => Promise.resolve('another key'));
  expect(await other('ada@novalink.test')).not.toBe(await hash('ada@novalink.test'));
});
