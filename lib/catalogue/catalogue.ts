import { Duration } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import { companyGamesPartition, companyKey, gameKey } from '#domain/keys';
import type { EnvInput } from '#lambda/functions/sync-catalogue/env';
import { NodeFunction } from '#lib/functions/node-function';
import { StreamReader } from '#lib/functions/stream-reader';
import type { MainTable } from '#lib/records/main-table';
import type { StageSettings } from '#lib/settings';

export interface CatalogueProps {
  readonly settings: StageSettings;
  readonly records: MainTable;
}

const providerCompany = { sk: { S: [companyKey('').sk] }, kind: { S: ['PROVIDER'] } };
const game = { sk: { S: [gameKey('').sk] } };

/** Games are offered while their company is approved, and carry its name. */
export class Catalogue extends Construct {
  readonly sync: NodeFunction<EnvInput>;
  readonly reader: StreamReader;

  constructor(scope: Construct, id: string, { settings, records }: CatalogueProps) {
    super(scope, id);
    this.sync = new NodeFunction(this, 'sync-catalogue', {
      settings,
      description: 'Takes games of suspended companies out of the catalogue, and brings them back',
      environment: { MAIN_TABLE: records.table.tableName } satisfies EnvInput,
      timeout: Duration.seconds(60),
    });
    records.letGet(this.sync, 'companies');
    records.letGet(this.sync, 'games');
    records.letQueryIndex(this.sync, 'byOwner', companyGamesPartition('*'));
    records.letWrite(this.sync, { companies: ['ConditionCheck'], games: ['Update'] });
    this.reader = new StreamReader(this, 'Stream', {
      table: records.table,
      reader: this.sync,
      filters: [
        { eventName: ['MODIFY'], dynamodb: { NewImage: providerCompany } },
        { eventName: ['REMOVE'], dynamodb: { OldImage: providerCompany } },
        // A company may have been renamed, or suspended, while one of its games was being written.
        { eventName: ['INSERT'], dynamodb: { NewImage: game } },
        { eventName: ['MODIFY'], dynamodb: { NewImage: { ...game, status: { S: ['LIVE'] } } } },
      ],
    });
  }
}
