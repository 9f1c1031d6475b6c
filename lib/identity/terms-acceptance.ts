import type { EnvInput } from '#lambda/functions/record-acceptance/env';
import { Construct } from 'constructs';
import { Duration } from 'aws-cdk-lib/core';
import { NodeFunction } from '#lib/functions/node-function';
import type { UserDirectory } from '#lib/identity/user-directory';
import type { MainTable } from '#lib/records/main-table';
import type { StageSettings } from '#lib/settings';

export interface TermsAcceptanceProps {
  readonly settings: StageSettings;
  readonly users: UserDirectory;
  readonly records: MainTable;
}

/** Nobody signs up without agreeing to the texts in force, and what they agreed to is kept. */
export class TermsAcceptance extends Construct {
  readonly gate: NodeFunction<EnvInput>;

  constructor(scope: Construct, id: string, { settings, users, records }: TermsAcceptanceProps) {
    super(scope, id);
    this.gate = new NodeFunction(this, 'record-acceptance', {
      settings,
      description: 'Records which terms a person accepts as they sign up',
      environment: { MAIN_TABLE: records.table.tableName } satisfies EnvInput,
      // Cognito waits five seconds for a trigger.
      timeout: Duration.seconds(5),
    });
    records.letWrite(this.gate, { people: ['Put'] });
    users.askBeforeSignUp(this.gate);
  }
}
