import { Stack } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import { PartOfApi, type ApiPartStackProps } from '#lib/api/part-of-api';
import { letReadBrands } from '#lib/api/records-rights';
import { lambdaSource, tableSource } from '#lib/api/sources';
import { BrandFunctions } from '#lib/brands/brand-functions';
import type { DataStack } from '#lib/data-stack';
import { SeamlessPlay } from '#lib/play/seamless-play';
import type { ExclusionKey } from '#lib/identity/exclusion-key';
import type { UserDirectory } from '#lib/identity/user-directory';

export interface ApiPlayStackProps extends ApiPartStackProps, Pick<DataStack, 'apiKeySecrets'> {
  readonly users: UserDirectory;
  readonly exclusionKey: ExclusionKey;
}

/** The fields of rounds and coins. */
export class ApiPlayStack extends Stack {
  readonly brands: BrandFunctions;
  readonly seamless: SeamlessPlay;

  constructor(scope: Construct, id: string, props: ApiPlayStackProps) {
    const {
      settings,
      graphql: api,
      users,
      exclusionKey,
      records,
      play,
      audit,
      ledger,
      apiKeySecrets,
      ...own
    } = props;
    super(scope, id, own);
    const needs = { settings, users, exclusionKey, records, play, audit, ledger };
    const brands = new BrandFunctions(this, 'Brands', needs);
    this.brands = brands;
    const seamless = { settings, records, play, audit, ledger, apiKeySecrets };
    this.seamless = new SeamlessPlay(this, 'Seamless', seamless);
    new PartOfApi(this, 'PlayFields', {
      part: 'play',
      ...{ api, records, audit },
      letUseRecords: letReadBrands({ records }),
      others: (fields) => ({
        journal: tableSource(fields, api, 'Journal', {
          table: ledger.journal,
          grant: (role) => ledger.letReadStatements(role),
        }),
        coins: lambdaSource(fields, api, 'Coins', brands.moveCoins),
        'day-movements': lambdaSource(fields, api, 'DayMovements', brands.listDayMovements),
        'seamless-rounds': lambdaSource(fields, api, 'SeamlessRounds', this.seamless.manage),
        'launched-play': lambdaSource(fields, api, 'LaunchedPlay', this.seamless.play),
        rounds: lambdaSource(fields, api, 'Rounds', brands.playRounds),
        replays: lambdaSource(fields, api, 'Replays', brands.showReplays),
      }),
    });
  }
}
