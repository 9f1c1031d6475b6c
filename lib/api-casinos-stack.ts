import { Stack } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import { PartOfApi, type ApiPartStackProps } from '#lib/api/part-of-api';
import { letUseCasinos } from '#lib/api/records-rights';
import { lambdaSource, tableSource } from '#lib/api/sources';
import { CasinoWallets } from '#lib/casinos/casino-wallets';
import type { DataStack } from '#lib/data-stack';

export interface ApiCasinosStackProps extends ApiPartStackProps, Pick<DataStack, 'apiKeySecrets'> {}

/** The fields of casinos, brands and players. */
export class ApiCasinosStack extends Stack {
  readonly wallets: CasinoWallets;

  constructor(scope: Construct, id: string, props: ApiCasinosStackProps) {
    const { settings, graphql: api, records, play, audit, ledger, apiKeySecrets, ...own } = props;
    super(scope, id, own);
    this.wallets = new CasinoWallets(this, 'Wallets', { settings, records, audit, apiKeySecrets });
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
        'casino-wallets': lambdaSource(fields, api, 'CasinoWallets', this.wallets.manage),
      }),
    });
  }
}
