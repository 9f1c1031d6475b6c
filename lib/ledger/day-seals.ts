import { CfnOutput, Duration, Stack } from 'aws-cdk-lib/core';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { SfnStateMachine } from 'aws-cdk-lib/aws-events-targets';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { casinoBrandsPartition, casinosPartition } from '#domain/keys';
import type { EnvInput as ListBrandsEnv } from '#lambda/functions/list-brands/env';
import type { EnvInput as SealDaysEnv } from '#lambda/functions/seal-days/env';
import type { AuditTable } from '#lib/audit/audit-table';
import { MappingMachine } from '#lib/functions/mapping-machine';
import { NodeFunction } from '#lib/functions/node-function';
import type { LedgerTables } from '#lib/ledger/ledger-tables';
import { sealDefinition } from '#lib/ledger/seal-definition';
import type { MainTable } from '#lib/records/main-table';
import type { StageSettings } from '#lib/settings';
import { acknowledgePrefixes } from '#lib/storage/acknowledge-prefixes';

export interface DaySealsProps {
  readonly settings: StageSettings;
  readonly records: MainTable;
  readonly audit: AuditTable;
  readonly ledger: LedgerTables;
}

/** Seals the movements of every brand's day in the night after it. */
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
    this.addOutput('SealMachineArn', this.machine.stateMachineArn);
    this.addOutput('SealBucketName', ledger.seals.bucketName);
    new Rule(this, 'Nightly', {
      description: 'Seals the movements of the day before',
      // After the three hours that a day is left open.
      schedule: Schedule.cron({ hour: '4', minute: '23' }),
      targets: [new SfnStateMachine(this.machine, { role: this.makeStarterRole(), retryAttempts: 2 })],
    });
  }

  /** What an operator names to seal days by hand and to copy seals. */
  private addOutput(name: string, value: string): void {
    new CfnOutput(this, name, { value }).overrideLogicalId(name);
  }

  /** https://docs.aws.amazon.com/eventbridge/latest/userguide/cross-service-confused-deputy-prevention.html */
  private makeStarterRole(): Role {
    const stack = Stack.of(this);
    const conditions = {
      StringEquals: { 'aws:SourceAccount': stack.account },
      ArnLike: {
        'aws:SourceArn': stack.formatArn({ service: 'events', resource: 'rule', resourceName: '*' }),
      },
    };
    return new Role(this, 'StarterRole', {
      assumedBy: new ServicePrincipal('events.amazonaws.com', { conditions }),
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
      // The longest that Lambda waits.
      timeout: Duration.minutes(15),
      // 64 bytes for each movement of a day, twice while they are sorted, and a CPU of its own.
      memoryMegabytes: 2048,
    });
    records.letGet(seal, 'brands');
    ledger.letSweep(seal);
    audit.letSeal(seal);
    ledger.seals.letKeep(seal);
    return seal;
  }
}
