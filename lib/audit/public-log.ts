import { Duration } from 'aws-cdk-lib/core';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { IGrantable } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { addOutput } from '#lib/add-output';
import { companyGamesPartition } from '#domain/keys';
import { publicHeadObjectPrefix } from '#domain/keys/public-log';
import type { EnvInput } from '#lambda/functions/close-audit-days/env';
import type { AuditTable } from '#lib/audit/audit-table';
import { NodeFunction } from '#lib/functions/node-function';
import type { LedgerTables } from '#lib/ledger/ledger-tables';
import type { MainTable } from '#lib/records/main-table';
import type { StageSettings } from '#lib/settings';
import { acknowledgePrefixes } from '#lib/storage/acknowledge-prefixes';

export interface PublicLogProps {
  readonly settings: StageSettings;
  readonly audit: AuditTable;
  readonly records: MainTable;
  readonly ledger: Pick<LedgerTables, 'seals'>;
}

/** The public audit log, with one hash chain per day. The heads are copied to the seal bucket of the ledger. */
export class PublicLog extends Construct {
  readonly closeDays: NodeFunction<EnvInput>;
  private readonly props: PublicLogProps;

  constructor(scope: Construct, id: string, props: PublicLogProps) {
    super(scope, id);
    this.props = props;
    this.closeDays = this.makeCloseDays();
    // Operators use this name to close days manually.
    addOutput(this, 'CloseAuditDaysName', this.closeDays.functionName);
    new Rule(this, 'Nightly', {
      description: 'Closes the days of the public audit log',
      // After the three hours for which a day stays open.
      schedule: Schedule.cron({ hour: '3', minute: '13' }),
      targets: [new LambdaFunction(this.closeDays, { retryAttempts: 2 })],
    });
  }

  /** Also grants access to the names that visitors can see. */
  letPublish(writer: IGrantable): void {
    const { records, audit } = this.props;
    audit.letPublish(writer);
    records.letGet(writer, 'games');
    records.letGet(writer, 'brands');
    records.letQueryIndex(writer, 'byOwner', companyGamesPartition('*'));
  }

  private makeCloseDays() {
    const { settings, records, audit, ledger } = this.props;
    const close = new NodeFunction(this, 'close-audit-days', {
      settings,
      description: 'Closes the days of the public audit log',
      environment: {
        MAIN_TABLE: records.table.tableName,
        AUDIT_TABLE: audit.table.tableName,
        SEAL_BUCKET: ledger.seals.bucketName,
      } satisfies EnvInput,
      timeout: Duration.minutes(15),
    });
    this.letPublish(close);
    audit.letCloseDays(close);
    acknowledgePrefixes(this, ledger.seals, publicHeadObjectPrefix);
    ledger.seals.letKeep(close, publicHeadObjectPrefix);
    return close;
  }
}
