import { Stack } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import { PartOfApi, type ApiPartStackProps } from '#lib/api/part-of-api';
import { letUseCasinos } from '#lib/api/records-rights';
import { tableSource } from '#lib/api/sources';

/** The fields of casinos, brands and players. */
export class ApiCasinosStack extends Stack {
  constructor(scope: Construct, id: string, props: ApiPartStackProps) {
    const { settings: _settings, graphql: api, records, play, audit, ledger, ...own } = props;
    super(scope, id, own);
    new PartOfApi(this, 'CasinosFields', {
      part: 'casinos',
      ...{ api, records, audit },
      letUseRecords: letUseCasinos({ records, play, audit }),
      letReadAudit: (role) => {
        for (const entity of ['CASINO', 'BRAND'] as const) audit.letQuery(role, entity);
      },
      others: (fields) => ({
        wallets: tableSource(fields, api, 'Wallets', {
          table: ledger.wallets,
          grant: (role) => ledger.letReadBalances(role),
        }),
      }),
    });
  }
}
