import { describe, expect, test } from '@jest/globals';
import { policyGuards } from '#test/authorization/guards/policies';
import { statementsOf } from '#test/synth/statements';
import { resourcesOf, synthesized } from '#test/synth/synthesized';

const stages = { dev: synthesized('dev'), prod: synthesized('prod'), local: synthesized('local') };

describe.each(Object.entries(stages))('permissions in %s', (_name, stage) => {
  const statements = statementsOf(stage);
  const allowed = statements.filter(({ effect }) => effect === 'Allow');

  test('no role can scan, and no role has all permissions', () => {
    expect(allowed.length).toBeGreaterThan(20);
    const actions = allowed.flatMap((statement) => statement.actions);
    expect(actions.filter((action) => /scan|^\*$|:\*$|partiql/i.test(action))).toEqual([]);
  });

  test('no role can change or delete an audit event', () => {
    const onAudit = allowed.filter(
      ({ resource }) => resource.includes('AuditTable') && !resource.includes('Stream'),
    );
    const actions = new Set(onAudit.flatMap((statement) => statement.actions));
    expect([...actions].sort()).toEqual([
      'dynamodb:ConditionCheckItem',
      'dynamodb:GetItem',
      'dynamodb:PutItem',
      'dynamodb:Query',
    ]);
  });

  test('no role can change or delete a movement, and only posting functions can add one', () => {
    const onJournal = allowed.filter(
      ({ resource }) => resource.includes('LedgerJournal') && !resource.includes('Stream'),
    );
    const actions = new Set(onJournal.flatMap((statement) => statement.actions));
    expect([...actions].sort()).toEqual(['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:Query']);
    const posters = onJournal.filter(
      ({ actions, condition }) =>
        actions.includes('dynamodb:PutItem') && !/\["(?:BLOCKS#\*#\*#\*|LATE#\*)"\]/.test(condition),
    );
    expect(posters.map(({ policy }) => policy.replace(/RoleDefaultPolicy.*/, '')).sort()).toEqual([
      'BrandsMoveCoins',
      'BrandsPlayRounds',
      'PromotionsClaimPromotions',
      'PromotionsEndClaims',
      'SeamlessManageSeamlessRounds',
      'SeamlessPlayLaunched',
      'SeamlessSettleSeamlessRounds',
      'TournamentsManageTournaments',
      'TournamentsSettleTournaments',
    ]);
    for (const { condition } of posters) expect(condition).toContain('["MOVEMENT#*"]');
  });

  test('no role can replace or delete a wallet, and only posting functions can change one', () => {
    const writes = allowed.filter(
      ({ resource, actions }) =>
        resource.includes('LedgerWallets') &&
        actions.some((action) => /Put|Update|Delete|Write/.test(action)),
    );
    expect(writes.map(({ policy }) => policy.replace(/RoleDefaultPolicy.*/, '')).sort()).toEqual([
      'BrandsMoveCoins',
      'BrandsPlayRounds',
      'PromotionsClaimPromotions',
      'PromotionsEndClaims',
      'SeamlessManageSeamlessRounds',
      'SeamlessPlayLaunched',
      'SeamlessSettleSeamlessRounds',
      'TournamentsManageTournaments',
      'TournamentsSettleTournaments',
    ]);
    for (const { actions } of writes) expect(actions).toEqual(['dynamodb:UpdateItem']);
  });

  test('statements about rows name partitions, for tables and indexes', () => {
    const onRows = allowed.filter(
      ({ actions, resource }) =>
        actions.some((action) => action.startsWith('dynamodb:')) && !resource.includes('Stream'),
    );
    expect(onRows.filter(({ resource }) => resource.includes('/index/')).length).toBeGreaterThan(5);
    expect(onRows.length).toBeGreaterThan(30);
    const named =
      /^\{"ForAllValues:StringLike":\{"dynamodb:LeadingKeys":\["[A-Z].*"\]\},"Null":\{"dynamodb:LeadingKeys":"false"\}\}$/;
    expect(onRows.filter(({ condition }) => !named.test(condition))).toEqual([]);
  });

  test('only user administration can change admins', () => {
    const writers = allowed.filter(
      ({ actions, condition }) =>
        condition.includes('"ADMINS"') && actions.some((action) => /Put|Update|Delete/.test(action)),
    );
    // An admin who deletes their own account is removed from the register.
    expect(writers).toHaveLength(4);
    for (const { policy } of writers) expect(policy).toMatch(/^Users/);
  });

  test('the writer of the audit chain cannot add events', () => {
    const chain = allowed.filter(
      ({ policy, actions }) => policy.startsWith('AuditChain') && actions.includes('dynamodb:PutItem'),
    );
    const published = '["PUBLIC#*","PUBLISHED#*","PUBLICDAYS"]';
    expect(
      chain.map(({ policy, condition }) => [
        policy.replace(/RoleDefaultPolicy.*/, ''),
        /LeadingKeys":(\[.*?\])/.exec(condition)?.[1],
      ]),
    ).toEqual([
      ['AuditChainChainAudit', '["CHAIN#*","CHAINED#*"]'],
      ['AuditChainChainAudit', published],
      ['AuditChainPublicCloseAuditDays', published],
      ['AuditChainPublicCloseAuditDays', '["PUBLICHEADS"]'],
    ]);
  });

  test('the publishing functions write nothing else, and only the admins’ query reads salts', () => {
    const writers = allowed.filter(
      ({ policy, actions }) =>
        policy.startsWith('AuditChain') && actions.some((action) => /Update|Delete|Write/.test(action)),
    );
    expect(writers).toEqual([]);
    const salts = allowed.filter(({ condition }) => condition.includes('"PUBLISHED#*"'));
    const others = salts.filter(({ policy }) => !policy.startsWith('AuditChain'));
    expect(others.map(({ policy, actions }) => [policy.replace(/Policy.*/, ''), actions])).toEqual([
      ['CompaniesFieldsAuditRoleDefault', ['dynamodb:GetItem']],
    ]);
  });

  test('the heads of the public audit log are added to the seal bucket and never replaced', () => {
    const onBucket = allowed.filter(
      ({ policy, actions }) =>
        policy.startsWith('AuditChain') && actions.some((action) => action.startsWith('s3:')),
    );
    expect(onBucket.map(({ actions, condition }) => [actions, condition])).toEqual([
      [['s3:PutObject'], '{"Null":{"s3:if-none-match":"false"}}'],
      [['s3:GetObject'], 'null'],
      [['s3:ListBucket'], 'null'],
    ]);
    for (const { resource } of onBucket.slice(0, 2)) expect(resource).toMatch(/\/seals\/public-audit\/\*/);
  });

  test('only X-Ray, log delivery and the site’s deployment have permissions on all resources', () => {
    const broad = allowed.filter(({ resource }) => resource === '"*"');
    expect([...new Set(broad.flatMap(({ actions }) => actions))].sort()).toEqual([
      'cloudfront:CreateInvalidation',
      'cloudfront:GetInvalidation',
      'logs:CreateLogDelivery',
      'logs:DeleteLogDelivery',
      'logs:DescribeLogGroups',
      'logs:DescribeResourcePolicies',
      'logs:GetLogDelivery',
      'logs:ListLogDeliveries',
      'logs:PutResourcePolicy',
      'logs:UpdateLogDelivery',
      'xray:GetSamplingRules',
      'xray:GetSamplingTargets',
      'xray:PutTelemetryRecords',
      'xray:PutTraceSegments',
    ]);
  });

  test.each(Object.entries(policyGuards))('%s is a statement of the visitors’ policies', (_guard, about) => {
    const sids = resourcesOf(stage, 'AWS::IAM::ManagedPolicy')
      .filter(({ id }) => id.startsWith(about.policies))
      .flatMap(({ properties }) => (properties.PolicyDocument as { Statement: { Sid?: string }[] }).Statement)
      .map(({ Sid }) => Sid);
    expect(sids).toEqual(expect.arrayContaining([...about.sids]));
  });

  test('every function has a separate role', () => {
    for (const { Resources } of Object.values(stage.templates)) {
      const functions = Object.values(Resources).filter(({ Type }) => Type === 'AWS::Lambda::Function');
      const roles = functions.map(({ Properties }) => JSON.stringify(Properties.Role));
      expect(new Set(roles).size).toBe(roles.length);
    }
  });
});
