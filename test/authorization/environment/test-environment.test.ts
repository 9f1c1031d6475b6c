import { expect, test } from '@jest/globals';
import { openTestEnvironment, signInAgain } from './test-environment';

test('new users replace those whose tokens are old, and have the same rights', async () => {
  const environment = await openTestEnvironment('signing-in');
  expect(await signInAgain(environment)).toBe(environment);

  const { personas, uninvolvedUser } = await signInAgain(environment, 0);
  expect(uninvolvedUser.sub).not.toBe(environment.uninvolvedUser.sub);
  const companies = { query: '{ listCompanies { items { id } } }' };
  for (const who of ['P+', 'O+', 'AD'] as const) {
    expect(personas[who].sub).not.toBe(environment.personas[who].sub);
    expect((await personas[who].ask(companies)).errors).toEqual([]);
  }
  // The token still has the group that was withdrawn.
  const decision = {
    query:
      'mutation { approveCompany(input: { id: "01KAJ3ZV8N4Q6T9XWCB2R5M7GA", expectedVersion: 1 }) { id } }',
  };
  expect(JSON.stringify((await personas.Z.ask(decision)).errors)).toContain('caller.rights-withdrawn');
});
