import { Construct } from 'constructs';
import type { EnvInput } from '#lambda/functions/manage-api-keys/env';
import type { AuditTable } from '#lib/audit/audit-table';
import type { ApiKeySecrets } from '#lib/companies/api-key-secrets';
import { NodeFunction } from '#lib/functions/node-function';
import type { MainTable } from '#lib/records/main-table';
import type { StageSettings } from '#lib/settings';

export interface ApiKeysProps {
  readonly settings: StageSettings;
  readonly records: MainTable;
  readonly audit: AuditTable;
  readonly apiKeySecrets: ApiKeySecrets;
}

/** Creates, lists and revokes the API keys of companies. */
export class ApiKeys extends Construct {
  readonly manage: NodeFunction<EnvInput>;

  constructor(scope: Construct, id: string, { settings, records, audit, apiKeySecrets }: ApiKeysProps) {
    super(scope, id);
    this.manage = new NodeFunction(this, 'manage-api-keys', {
      settings,
      description: 'Manages the API keys of companies',
      environment: {
        MAIN_TABLE: records.table.tableName,
        AUDIT_TABLE: audit.table.tableName,
        SECRETS_KEY_ARN: apiKeySecrets.key.keyArn,
      } satisfies EnvInput,
    });
    apiKeySecrets.letSeal(this.manage);
    records.letGet(this.manage, 'companies');
    records.letQuery(this.manage, 'apiKeys');
    records.letWrite(this.manage, {
      apiKeys: ['Put', 'Update'],
      companies: ['ConditionCheck'],
      people: ['ConditionCheck'],
    });
    audit.letAppend(this.manage, 'COMPANY');
  }
}
