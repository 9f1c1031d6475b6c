import { Duration } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import { casinoBrandsPartition, casinosPartition } from '#domain/keys';
import type { EnvInput as ListBrandsEnv } from '#lambda/functions/list-brands/env';
import type { EnvInput as SealDaysEnv } from '#lambda/functions/seal-days/env';
import type { AuditTable } from '#lib/audit/audit-table';
import { addOutput } from '#lib/add-output';
import { MappingMachine } from '#lib/functions/mapping-machine';
import { NightlyStart } from '#lib/functions/nightly-start';
import { NodeFunction } from '#lib/functions/node-function';
import type { LedgerTables } from '#lib/ledger/ledger-tables';
import type { MainTable } from '#lib/records/main-table';
import type { StageSettings } from '#lib/settings';
import { acknowledgePrefixes } from '#lib/storage/acknowledge-prefixes';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Chain } from 'aws-cdk-lib/aws-stepfunctions';
import { forEveryBrand } from '#lib/functions/for-every-brand';
import { invokeTask } from '#lib/functions/invoke-task';

export interface DaySealsProps {
  readonly settings: StageSettings;
  readonly records: MainTable;
  readonly audit: AuditTable;
  readonly ledger: LedgerTables;
}

/** Seals each brand's movements of the previous day every night. */
export class DaySeals extends Construct {
  readonly listBrands: NodeFunction<ListBrandsEnv>;
  readonly sealDays: NodeFunction<SealDaysEnv>;
  readonly machine: MappingMachine;

  constructor(scope: Construct, id: string, props: DaySealsProps) {
    super(scope, id);
    const { settings, ledger } = props;
    acknowledgePrefixes(this, ledger.seals, ledger.seals.prefix);
    this.listBrands = this.makeListBrands(props);
    this.sealDays = this.makeSealDays(props);
    const { listBrands, sealDays } = this;
    this.machine = new MappingMachine(this, 'Seals', {
      settings,
      functions: [listBrands, sealDays],
      definition: (states) =>
        sealDefinition(states, { listBrands, sealDays, sealsAtOnce: settings.sealsAtOnce }),
      timeout: Duration.hours(20),
    });
    // Operators need these to seal days manually and to copy seals.
    addOutput(this, 'SealMachineArn', this.machine.stateMachineArn);
    addOutput(this, 'SealBucketName', ledger.seals.bucketName);
    addOutput(this, 'ArchiveBucketName', ledger.archive.bucketName);
    new NightlyStart(this, 'Nightly', {
      description: 'Seals the movements of the previous day',
      machine: this.machine,
      // After the three hours for which a day stays open.
      hour: 4,
      minute: 23,
    });
  }

  private makeListBrands({ settings, records }: DaySealsProps) {
    const list = new NodeFunction(this, 'list-brands', {
      settings,
      description: 'Lists the brands whose days are sealed',
      environment: { MAIN_TABLE: records.table.tableName } satisfies ListBrandsEnv,
      timeout: Duration.minutes(2),
    });
    records.letQueryIndex(list, 'byStatus', casinosPartition);
    records.letQueryIndex(list, 'byOwner', casinoBrandsPartition('*'));
    return list;
  }

  private makeSealDays({ settings, records, audit, ledger }: DaySealsProps) {
    const seal = new NodeFunction(this, 'seal-days', {
      settings,
      description: 'Seals the days of one brand',
      environment: {
        MAIN_TABLE: records.table.tableName,
        AUDIT_TABLE: audit.table.tableName,
        JOURNAL_TABLE: ledger.journal.tableName,
        SEAL_BUCKET: ledger.seals.bucketName,
      } satisfies SealDaysEnv,
      // The maximum of Lambda.
      timeout: Duration.minutes(15),
      // 64 bytes for each movement of a day, twice during sorting. The size also provides a full CPU.
      memoryMegabytes: 2048,
    });
    records.letGet(seal, 'brands');
    ledger.letSweep(seal);
    audit.letSeal(seal);
    ledger.seals.letKeep(seal);
    return seal;
  }
}

interface SealDefinitionProps {
  readonly listBrands: IFunction;
  readonly sealDays: IFunction;
  /** Number of brands sealed in parallel. */
  readonly sealsAtOnce: number;
}

/** Seals the days of each brand. If one fails, it is retried the next night. */
function sealDefinition(scope: Construct, props: SealDefinitionProps): Chain {
  const { listBrands, sealDays, sealsAtOnce } = props;
  return forEveryBrand(scope, {
    listBrands,
    task: invokeTask(scope, 'SealDays', sealDays, { finalErrors: ['BrokenDay'] }),
    atOnce: sealsAtOnce,
    names: { map: 'SealBrands', failed: 'NotSealed' },
  });
}
