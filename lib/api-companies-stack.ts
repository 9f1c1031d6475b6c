import { Stack } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import { PartOfApi, type ApiPartStackProps } from '#lib/api/part-of-api';
import { letUseCompanies } from '#lib/api/records-rights';
import { lambdaSource } from '#lib/api/sources';
import { ApiKeys } from '#lib/companies/api-keys';
import { Webhooks } from '#lib/companies/webhooks';
import { Membership } from '#lib/companies/membership';
import type { DataStack } from '#lib/data-stack';
import type { IdentityStack } from '#lib/identity-stack';
import { keepExported } from '#lib/keep-exported';
import type { StorageStack } from '#lib/storage-stack';
import { UserAdministration } from '#lib/users/user-administration';

export interface ApiCompaniesStackProps
  extends ApiPartStackProps, Pick<IdentityStack, 'users' | 'visitors'>, Pick<DataStack, 'apiKeySecrets'> {
  readonly storage: StorageStack;
}

/** The fields of companies and users, and their effects. */
export class ApiCompaniesStack extends Stack {
  readonly administration: UserAdministration;
  readonly membership: Membership;
  readonly apiKeys: ApiKeys;
  readonly webhooks: Webhooks;

  constructor(scope: Construct, id: string, props: ApiCompaniesStackProps) {
    const { settings, graphql: api, users, visitors, storage, apiKeySecrets, ...rest } = props;
    const { records, play, audit, ledger, ...own } = rest;
    super(scope, id, own);
    const common = { settings, users, visitors, storage, records, play, audit, ledger };
    const administration = new UserAdministration(this, 'Users', common);
    this.administration = administration;
    this.membership = new Membership(this, 'Membership', common);
    this.apiKeys = new ApiKeys(this, 'ApiKeys', { settings, records, audit, apiKeySecrets });
    this.webhooks = new Webhooks(this, 'Webhooks', { settings, records, audit, apiKeySecrets });
    new PartOfApi(this, 'CompaniesFields', {
      part: 'companies',
      ...{ api, records, audit },
      letUseRecords: letUseCompanies({ records, play, audit }),
      letReadAudit: (role) => {
        for (const entity of ['COMPANY', 'SUPPORT', 'USER'] as const) audit.letQuery(role, entity);
        audit.letQueryByTime(role);
        audit.letReadPublished(role);
      },
      others: (fields) => ({
        'user-administration': lambdaSource(
          fields,
          api,
          'UserAdministration',
          administration.administerUsers,
        ),
        accounts: lambdaSource(fields, api, 'Accounts', administration.manageAccount),
        'api-keys': lambdaSource(fields, api, 'ApiKeys', this.apiKeys.manage),
        webhooks: lambdaSource(fields, api, 'ManageWebhooks', this.webhooks.manage),
      }),
    });
    keepExported(this);
  }
}
