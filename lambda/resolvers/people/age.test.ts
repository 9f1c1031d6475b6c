import { expect, test } from '@jest/globals';
import { auditPartition } from '#domain/keys';
import { type Asker, givenFields, valueOf } from '#test/support/fields';

const fields = givenFields();

const confirm = (asker: Asker) => fields.ask(asker, 'Mutation.confirmAge', {});
const confirmation = (asker: Asker) => fields.ask(asker, 'Query.getAgeConfirmation', {});

test.each([[[]], [['ADMINS']]])('confirms the age once for the account of %j', async (groups) => {
  const ada = { sub: `ada-${groups.length}`, groups };
  expect(await confirmation(ada)).toEqual({ value: null });
  const { confirmedAt } = valueOf(await confirm(ada));
  expect(valueOf(await confirm(ada)).confirmedAt).toBe(confirmedAt);
  expect(valueOf(await confirmation(ada)).confirmedAt).toBe(confirmedAt);
  const events = (await fields.rows('Audit')).filter(({ pk }) => pk === auditPartition('USER', ada.sub));
  expect(events.map(({ action, actor }) => [action, actor])).toEqual([['AGE_CONFIRMED', ada.sub]]);
});

test('returns only the caller’s own confirmation', async () => {
  valueOf(await confirm({ sub: 'grown-up' }));
  expect(await confirmation({ sub: 'somebody-else' })).toEqual({ value: null });
});

test('returns no age for callers who sign with IAM', async () => {
  expect(await confirm({})).toMatchObject({ refusal: 'Unauthorized' });
});
