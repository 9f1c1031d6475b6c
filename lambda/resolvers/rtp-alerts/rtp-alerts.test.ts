import { beforeEach, expect, test } from '@jest/globals';
import { auditPartition, reviewPartition, reviewSort, rtpAlertKey } from '#domain/keys';
import { type Asker, givenFields, valueOf } from '#test/support/fields';
import { givenGame, givenProvider, newId, refused, type Provider } from '#test/world/given/provider';

const fields = givenFields();
let ada: Provider;
let gameId: string;
let versionId: string;
const admin = { sub: 'admin', groups: ['ADMINS'] };
const since = '2026-01-01T05:07:00.000Z';
beforeEach(async () => {
  ada = await givenProvider(fields);
  gameId = await givenGame(fields, ada, 'LIVE');
  versionId = newId();
  await fields.give({
    ...rtpAlertKey(gameId, versionId, '100'),
    ...{ id: versionId, gameId, versionId, companyId: ada.companyId, owner: ada.sub, semver: '1.0.0' },
    ...{ betLevel: '100', from: '2025-12-02', to: '2025-12-31', rounds: 90_000, status: 'OPEN', version: 1 },
    ...{ exactRtp: '0.950000', actualRtp: '0.900000', low: '0.93', high: '0.97', submittedAt: since },
    ...{ createdAt: since, updatedAt: since },
    ...{ gsi3pk: reviewPartition, gsi3sk: reviewSort(since, 'RTP_ALERT', versionId) },
  });
});

const reason = 'A jackpot, twice.';
const acknowledge = (asker: Asker, more: object = {}) =>
  fields.ask(asker, 'Mutation.acknowledgeRtpAlert', {
    input: { gameId, versionId, betLevel: '100', expectedVersion: 1, reason, ...more },
  });
const waiting = async () => {
  const { items } = valueOf(await fields.ask(admin, 'Query.listReviewItems', { limit: 50 }));
  return (items as { kind: string; id: string }[]).filter(({ id }) => id === versionId);
};

test('shows an alert with its game in the review queue until it is acknowledged', async () => {
  expect(await waiting()).toMatchObject([
    {
      ...{ kind: 'RTP_ALERT', since, company: { id: ada.companyId }, game: { id: gameId } },
      rtpAlert: { versionId, betLevel: '100', actualRtp: '0.900000', version: 1 },
    },
  ]);
  expect(valueOf(await acknowledge(admin))).toMatchObject({
    ...{ status: 'ACKNOWLEDGED', version: 2, reviewNote: reason, reviewedBy: 'admin' },
  });
  expect(await waiting()).toEqual([]);
  const events = (await fields.rows('Audit')).filter(({ pk }) => pk === auditPartition('GAME', gameId));
  expect(events).toMatchObject([
    { action: 'VERSION_RTP_ACKNOWLEDGED', actor: 'admin', reason, changes: { versionId, betLevel: '100' } },
  ]);
});

test('refuses an admin who owns the game', async () => {
  expect(await acknowledge({ sub: ada.sub, groups: ['ADMINS'] })).toEqual(refused('company.own'));
  expect(await waiting()).toHaveLength(1);
});

test('acknowledges an alert once, with a note, only from its current version', async () => {
  expect(await acknowledge(admin, { expectedVersion: 2 })).toMatchObject({ refusal: 'rtp-alert.stale' });
  expect(await acknowledge(admin, { reason: ' ' })).toMatchObject({ refusal: 'input.required' });
  await acknowledge(admin);
  expect(await acknowledge(admin, { expectedVersion: 2 })).toMatchObject({
    refusal: 'rtp-alert.wrong-status',
    reported: { status: 'ACKNOWLEDGED' },
  });
});

test.each([
  { betLevel: '20' },
  { betLevel: '1#x' },
  { betLevel: '' },
  { betLevel: '9'.repeat(20) },
  { versionId: 'short' },
  { gameId: '#'.repeat(26) },
])('reports a missing alert: %j', async (named) => {
  expect(await acknowledge(admin, named)).toEqual(refused('rtp-alert.missing'));
});
