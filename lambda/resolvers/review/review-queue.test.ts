import { beforeEach, expect, test } from '@jest/globals';
import { companyKey, complianceKey, gameKey } from '#domain/keys';
import { givenFields, valueOf } from '#test/support/fields';
import { givenCasino } from '#test/world/given/operator';
import {
  givenGame,
  givenProvider,
  givenVersion,
  refused,
  rowOf,
  type Provider,
} from '#test/world/given/provider';

const fields = givenFields();
let ada: Provider;
const admin = { sub: 'admin', groups: ['ADMINS'] };
beforeEach(async () => {
  ada = await givenProvider(fields);
});

let minutes = 0;
const waiting = (id: string) => {
  minutes += 1;
  const submittedAt = new Date(Date.UTC(2026, 1, 1, 0, minutes)).toISOString();
  return { submittedAt, gsi3pk: 'REVIEW', gsi3sk: `${submittedAt}#KIND#${id}` };
};
const profileWaits = () =>
  fields.give({
    ...complianceKey(ada.companyId),
    companyId: ada.companyId,
    status: 'IN_REVIEW',
    version: 1,
    ...waiting(ada.companyId),
  });
const items = async () => {
  const page = valueOf(await fields.ask(admin, 'Query.listReviewItems', { limit: 50 }));
  type Item = Record<'id' | 'kind' | 'since', string> &
    Record<'company' | 'compliance' | 'game' | 'gameVersion' | 'casino', { id: string } | undefined>;
  return (page.items as Item[]).filter(({ company }) => company?.id === ada.companyId);
};

test('lists profiles, versions and companies with their company, oldest first', async () => {
  await profileWaits();
  const gameId = await givenGame(fields, ada);
  const id = await givenVersion(fields, ada, gameId, 'IN_REVIEW', waiting('version'));
  const company = await rowOf(fields, companyKey(ada.companyId));
  await fields.give({ ...company, status: 'SUBMITTED', ...waiting('company') });
  const found = await items();
  expect(found.map((item) => [item.kind, item.id])).toEqual([
    ['COMPLIANCE', ada.companyId],
    ['GAME_VERSION', id],
    ['COMPANY', ada.companyId],
  ]);
  expect(found[0]?.compliance).toMatchObject({ companyId: ada.companyId, status: 'IN_REVIEW' });
  expect(found[1]).toMatchObject({ game: { id: gameId }, gameVersion: { id, gameId } });
  expect(found.every(({ since }) => since.startsWith('2026-02-01'))).toBe(true);
});

test('omits items that can no longer be decided', async () => {
  await profileWaits();
  const gameId = await givenGame(fields, ada);
  await givenVersion(fields, ada, gameId, 'IN_REVIEW', waiting('version'));
  expect(await items()).toHaveLength(2);
  await fields.give({ ...(await rowOf(fields, gameKey(gameId))), status: 'RETIRED' });
  expect((await items()).map(({ kind }) => kind)).toEqual(['COMPLIANCE']);
  await fields.give({ ...(await rowOf(fields, companyKey(ada.companyId))), status: 'CLOSED' });
  expect(await items()).toEqual([]);
});

test('lists a casino with its company until the company is closed', async () => {
  const id = await givenCasino(fields, ada, 'IN_REVIEW', waiting('casino'));
  expect(await items()).toMatchObject([{ id, kind: 'CASINO', casino: { id, name: 'Harbour Casino' } }]);
  await fields.give({ ...(await rowOf(fields, companyKey(ada.companyId))), status: 'CLOSED' });
  expect(await items()).toEqual([]);
});

test('returns at most 50 items in a page', async () => {
  expect(await fields.ask(admin, 'Query.listReviewItems', { limit: 51 })).toEqual(
    refused('list.limit-out-of-range', { smallest: 1, largest: 50 }),
  );
});
