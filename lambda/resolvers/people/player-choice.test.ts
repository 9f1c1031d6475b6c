import { expect, test } from '@jest/globals';
import { auditPartition } from '#domain/keys';
import { policyVersion, termsVersion } from '#domain/terms-versions';
import { type Asker, givenFields, valueOf } from '#test/support/fields';

const fields = givenFields();

const full = { ofAge: true, termsVersion, policyVersion };
const choose = (asker: Asker, input: object = full) => fields.ask(asker, 'Mutation.choosePlay', { input });
const choice = (asker: Asker) => fields.ask(asker, 'Query.getPlayerChoice', {});
const eventsOf = async ({ sub = '' }: Asker) =>
  (await fields.rows('Audit'))
    .filter(({ pk }) => pk === auditPartition('USER', sub))
    .map(({ action, actor }) => [action, actor]);

test('records the choice once, with age, terms and an audit event', async () => {
  const ada = { sub: 'ada' };
  expect(await choice(ada)).toEqual({ value: null });
  const chosen = valueOf(await choose(ada));
  expect(chosen).toMatchObject({ termsVersion, policyVersion, ageConfirmedAt: chosen.chosenAt });
  expect(valueOf(await choose(ada)).chosenAt).toBe(chosen.chosenAt);
  expect(valueOf(await choice(ada)).chosenAt).toBe(chosen.chosenAt);
  expect(await eventsOf(ada)).toEqual([['PLAY_CHOSEN', 'ada']]);
  expect(await choice({ sub: 'eve' })).toEqual({ value: null });
});

test.each([
  ['a user who is not of age', { ...full, ofAge: false }, 'age.unconfirmed'],
  ['another version of the terms', { ...full, termsVersion: '2020-01-01' }, 'terms.outdated'],
  ['another version of the policy', { ...full, policyVersion: '2020-01-01' }, 'terms.outdated'],
])('refuses %s', async (_case, input, refusal) => {
  const ben = { sub: 'ben' };
  expect(await choose(ben, input)).toMatchObject({ refusal });
  expect(await choice(ben)).toEqual({ value: null });
  expect(await eventsOf(ben)).toEqual([]);
});
