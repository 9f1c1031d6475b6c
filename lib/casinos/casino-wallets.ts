import { Construct } from 'constructs';
import type { EnvInput } from '#lambda/functions/manage-casino-wallets/env';
import type { AuditTable } from '#lib/audit/audit-table';
import type { ApiKeySecrets } from '#lib/companies/api-key-secrets';
import { NodeFunction } from '#lib/functions/node-function';
import type { MainTable } from '#lib/records/main-table';
import type { StageSettings } from '#lib/settings';

export interface CasinoWalletsProps {
  readonly settings: StageSettings;
  readonly records: MainTable;
  readonly audit: AuditTable;
  readonly apiKeySecrets: ApiKeySecrets;
}

/** The wallets of casinos whose operators keep the coins. */
export class CasinoWallets extends Construct {
  readonly manage: NodeFunction<EnvInput>;

  constructor(scope: Construct, id: string, { settings, records, audit, apiKeySecrets }: CasinoWalletsProps) {
    super(scope, id);
    this.manage = new NodeFunction(this, 'manage-casino-wallets', {
      settings,
      description: 'Sets the keys for the wallets of casinos',
      environment: {
        MAIN_TABLE: records.table.tableName,
        AUDIT_TABLE: audit.table.tableName,
        SECRETS_KEY_ARN: apiKeySecrets.key.keyArn,
      } satisfies EnvInput,
    });
    apiKeySecrets.letSeal(this.manage);
    records.letGet(this.manage, 'casinos');
    records.letWrite(this.manage, {
      casinos: ['Update'],
      walletKeys: ['Put'],
      people: ['ConditionCheck'],
    });
    audit.letAppend(this.manage, 'CASINO');
  }
}
