import { Duration } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import { ownedRunsPartition, ownerPartition, ownSupportPartition, playedBrandsPartition } from '#domain/keys';
import type { EnvInput } from '#lambda/functions/manage-account/env';
import { NodeFunction } from '#lib/functions/node-function';
import type { UserAdministrationProps } from '#lib/users/user-administration-props';

/** Exports a user's data and deletes their account, only for the user. */
export function makeManageAccount(
  scope: Construct,
  { settings, users, visitors, records, play, audit, ledger }: UserAdministrationProps,
): NodeFunction<EnvInput> {
  const manage = new NodeFunction(scope, 'manage-account', {
    settings,
    description: 'Exports the data of a user and deletes the account',
    environment: {
      USER_POOL_ID: users.pool.userPoolId,
      USER_POOL_PROVIDER: users.pool.userPoolProviderName,
      IDENTITY_POOL_ID: visitors.pool.ref,
      MAIN_TABLE: records.table.tableName,
      PLAY_TABLE: play.table.tableName,
      AUDIT_TABLE: audit.table.tableName,
      JOURNAL_TABLE: ledger.journal.tableName,
      WALLETS_TABLE: ledger.wallets.tableName,
    } satisfies EnvInput,
    timeout: Duration.seconds(30),
  });
  users.letFind(manage);
  users.letSignOutAndDelete(manage);
  for (const part of ['people', 'notifications', 'companies', 'claims', 'promotionClaims'] as const)
    records.letQuery(manage, part);
  play.letQuery(manage, 'players');
  const owned = [
    ownerPartition('*'),
    ownedRunsPartition('*'),
    playedBrandsPartition('*'),
    ownSupportPartition('*'),
  ];
  records.letQueryIndex(manage, 'byOwner', ...owned);
  audit.letQuery(manage, 'USER');
  audit.letQuery(manage, 'COMPANY');
  ledger.letReadStatements(manage);
  ledger.letReadBalances(manage);
  records.letWrite(manage, { people: ['Put'], admins: ['Update', 'Delete'] });
  audit.letAppend(manage, 'USER');
  return manage;
}
