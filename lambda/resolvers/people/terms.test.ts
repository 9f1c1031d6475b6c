import { expect, test } from '@jest/globals';
import { acceptanceKey, auditPartition } from '#domain/keys';
import { policyVersion, termsVersion } from '#domain/terms-versions';
import { type Asker, givenFields, valueOf } from '#test/support/fields';

const fields = givenFields();

const inForce = { termsVersion, policyVersion };
const accept = (asker: Asker, input: object = inForce) =>
  fields.ask(asker, 'Mutation.acceptTerms', { input });
const acceptance = (asker: Asker) => fields.ask(asker, 'Query.getTermsAcceptance', {});
const eventsOf = async ({ sub = '' }: Asker) =>
  (await fields.rows('Audit'))
    .filter(({ pk }) => pk === auditPartition('USER', sub))
    .map(({ action, actor }) => [action, actor]);

test('accepts the current versions once, with an audit event', async () => {
  const ada = { sub: 'ada' };
  expect(await acceptance(ada)).toEqual({ value: null });
  const accepted = valueOf(await accept(ada));
  expect(accepted).toMatchObject(inForce);
  expect(valueOf(await accept(ada)).acceptedAt).toBe(accepted.acceptedAt);
  expect(valueOf(await acceptance(ada)).acceptedAt).toBe(accepted.acceptedAt);
  expect(await eventsOf(ada)).toEqual([['TERMS_ACCEPTED', 'ada']]);
});

test.each([
  ['terms', { termsVersion: '2020-01-01', policyVersion }],
  ['policy', { termsVersion, policyVersion: '2020-01-01' }],
])('refuses another version of the %s', async (_text, input) => {
  const ben = { sub: 'ben' };
  expect(await accept(ben, input)).toMatchObject({
    refusal: 'terms.outdated',
    reported: { kind: 'conflict', ...inForce },
  });
  expect(await acceptance(ben)).toEqual({ value: null });
  expect(await eventsOf(ben)).toEqual([]);
});

test('replaces an acceptance of an older policy, which does not count', async () => {
  const cleo = { sub: 'cleo' };
  await fields.give({
    ...acceptanceKey(cleo.sub, termsVersion),
    sub: cleo.sub,
    termsVersion,
    policyVersion: '2020-01-01',
    acceptedAt: '2026-11-01T00:00:00.000Z',
  });
  expect(await acceptance(cleo)).toEqual({ value: null });
  expect(valueOf(await accept(cleo))).toMatchObject(inForce);
  expect(valueOf(await acceptance(cleo))).toMatchObject(inForce);
});

test('returns only the caller’s own acceptance', async () => {
  valueOf(await accept({ sub: 'dora' }));
  expect(await acceptance({ sub: 'eve' })).toEqual({ value: null });
});

test.each(['getTermsAcceptance', 'acceptTerms'])('requires an account for %s', async (field) => {
  const type = field.startsWith('get') ? 'Query' : 'Mutation';
  expect(await fields.ask({}, `${type}.${field}`, { input: inForce })).toMatchObject({
    refusal: 'Unauthorized',
  });
});
