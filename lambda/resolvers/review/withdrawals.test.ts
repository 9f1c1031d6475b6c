import { beforeEach, describe, expect, test } from '@jest/globals';
import { casinoKey, companyKey, complianceKey, gameVersionKey } from '#domain/keys';
import { type Asker, givenFields, valueOf } from '#test/support/fields';
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

interface Submission {
  /** Creates an entity of this kind in a status. Returns its input, its key and the entity with its history. */
  readonly give: (
    status: string,
  ) => Promise<{ input: object; key: { pk: string; sk: string }; entity: string }>;
  readonly withdraw: string;
  readonly approve: string;
  readonly from: string;
  readonly to: string;
  readonly others: readonly string[];
  readonly code: string;
  readonly action: string;
  readonly history: 'Company.history' | 'Game.history' | 'Casino.history';
  /** The refusal for an admin who is not the owner. */
  readonly notOwner: string;
  /** The refusal for all other users. */
  readonly missing: string;
}

const waiting = (id: string) => ({ gsi3pk: 'REVIEW', gsi3sk: `2026-03-01T00:00:00.000Z#KIND#${id}` });

const submissions: Readonly<Record<string, Submission>> = {
  company: {
    give: async (status) => {
      const id = ada.companyId;
      const key = companyKey(id);
      await fields.give({ ...(await rowOf(fields, key)), status, approved: false, ...waiting(id) });
      return { input: { id }, key, entity: id };
    },
    withdraw: 'withdrawCompany',
    approve: 'approveCompany',
    from: 'SUBMITTED',
    to: 'DRAFT',
    others: ['DRAFT', 'APPROVED', 'REJECTED', 'SUSPENDED', 'CLOSED'],
    code: 'company',
    action: 'COMPANY_WITHDRAWN',
    history: 'Company.history',
    notOwner: 'company.not-owner',
    missing: 'company.missing',
  },
  'compliance profile': {
    give: async (status) => {
      const { companyId } = ada;
      const key = complianceKey(companyId);
      const profile = {
        companyId,
        owner: ada.sub,
        status,
        version: 1,
        validUntil: '2999-01-01T00:00:00.000Z',
      };
      await fields.give({ ...key, ...profile, ...waiting(companyId) });
      return { input: { companyId }, key, entity: companyId };
    },
    withdraw: 'withdrawComplianceProfile',
    approve: 'acceptComplianceProfile',
    from: 'IN_REVIEW',
    to: 'INCOMPLETE',
    others: ['INCOMPLETE', 'VALID', 'CHANGES_REQUESTED', 'REVOKED'],
    code: 'compliance',
    action: 'COMPLIANCE_WITHDRAWN',
    history: 'Company.history',
    notOwner: 'company.owner-not-yours',
    missing: 'company.missing',
  },
  'game version': {
    give: async (status) => {
      const gameId = await givenGame(fields, ada);
      const id = await givenVersion(fields, ada, gameId, status as 'IN_REVIEW', waiting(gameId));
      return { input: { gameId, id }, key: gameVersionKey(gameId, id), entity: gameId };
    },
    withdraw: 'withdrawGameVersion',
    approve: 'approveGameVersion',
    from: 'IN_REVIEW',
    to: 'TESTED',
    others: ['DRAFT', 'TESTED', 'APPROVED', 'REJECTED', 'LIVE', 'SUSPENDED', 'SUPERSEDED', 'RETIRED'],
    code: 'version',
    action: 'VERSION_WITHDRAWN',
    history: 'Game.history',
    notOwner: 'company.not-owner',
    missing: 'version.missing',
  },
  casino: {
    give: async (status) => {
      const id = await givenCasino(fields, ada, status as 'IN_REVIEW', waiting(ada.companyId));
      return { input: { id }, key: casinoKey(id), entity: id };
    },
    withdraw: 'withdrawCasino',
    approve: 'approveCasino',
    from: 'IN_REVIEW',
    to: 'DRAFT',
    others: ['DRAFT', 'ACTIVE', 'PAUSED', 'SUSPENDED', 'CLOSED'],
    code: 'casino',
    action: 'CASINO_WITHDRAWN',
    history: 'Casino.history',
    notOwner: 'company.not-owner',
    missing: 'casino.missing',
  },
};
const ask = (asker: Asker, field: string, input: object, expectedVersion = 1) =>
  fields.ask(asker, `Mutation.${field}`, { input: { ...input, expectedVersion } });

describe.each(Object.entries(submissions))('the submission of a %s', (_name, kind) => {
  test('can be withdrawn by the owner, leaves the review queue and stays in the history', async () => {
    const { input, key, entity } = await kind.give(kind.from);
    expect(valueOf(await ask(ada, kind.withdraw, input))).toMatchObject({ status: kind.to, version: 2 });
    const row = await rowOf(fields, key);
    expect(row).not.toHaveProperty('gsi3pk');
    const { items } = valueOf(await fields.ask(ada, kind.history, {}, { id: entity }));
    expect((items as { action: string; actor: string }[])[0]).toMatchObject({
      action: kind.action,
      actor: ada.sub,
    });
  });

  test('cannot be withdrawn by others', async () => {
    const { input, key } = await kind.give(kind.from);
    const before = await rowOf(fields, key);
    expect(await ask(admin, kind.withdraw, input)).toEqual(refused(kind.notOwner, { kind: 'forbidden' }));
    const ben = await givenProvider(fields);
    expect(await ask(ben, kind.withdraw, input)).toEqual(refused(kind.missing));
    expect(await rowOf(fields, key)).toEqual(before);
  });

  test.each(kind.others)('is not withdrawn when it is %s', async (status) => {
    const { input, key } = await kind.give(status);
    const before = await rowOf(fields, key);
    expect(await ask(ada, kind.withdraw, input)).toEqual(refused(`${kind.code}.wrong-status`, { status }));
    expect(await rowOf(fields, key)).toEqual(before);
  });

  test('cannot be withdrawn based on an older version', async () => {
    const { input } = await kind.give(kind.from);
    expect(await ask(ada, kind.withdraw, input, 7)).toEqual(refused(`${kind.code}.stale`, { version: 1 }));
  });

  test('is either withdrawn or approved when both happen at once', async () => {
    const { input, key } = await kind.give(kind.from);
    const answers = await Promise.all([ask(ada, kind.withdraw, input), ask(admin, kind.approve, input)]);
    expect(answers.filter((answer) => 'value' in answer)).toHaveLength(1);
    expect(await rowOf(fields, key)).toMatchObject({ version: 2 });
  });
});
