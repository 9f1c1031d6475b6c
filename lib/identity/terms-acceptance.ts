import type { EnvInput } from '#lambda/functions/record-acceptance/env';
import { Construct } from 'constructs';
import { Duration } from 'aws-cdk-lib/core';
import { NodeFunction } from '#lib/functions/node-function';
import type { ExclusionKey } from '#lib/identity/exclusion-key';
import type { UserDirectory } from '#lib/identity/user-directory';
import type { MainTable } from '#lib/records/main-table';
import type { StageSettings } from '#lib/settings';

export interface TermsAcceptanceProps {
  readonly settings: StageSettings;
  readonly users: UserDirectory;
  readonly records: MainTable;
  readonly exclusionKey: ExclusionKey;
}

/**
 * Records the legal texts that users accept at sign-up, and refuses outdated texts. Self-exclusions are applied to a new
 * account with the same e-mail address.
 */
export class TermsAcceptance extends Construct {
  readonly gate: NodeFunction<EnvInput>;

  constructor(
    scope: Construct,
    id: string,
    { settings, users, records, exclusionKey }: TermsAcceptanceProps,
  ) {
    super(scope, id);
    this.gate = new NodeFunction(this, 'record-acceptance', {
      settings,
      description: 'Records the terms that a user accepts at sign-up',
      environment: {
        MAIN_TABLE: records.table.tableName,
        EXCLUSION_KEY_ARN: exclusionKey.secret.secretArn,
      } satisfies EnvInput,
      // The maximum that Cognito waits for a trigger.
      timeout: Duration.seconds(5),
    });
    records.letQuery(this.gate, 'emailExclusions');
    records.letWrite(this.gate, { people: ['Put'] });
    exclusionKey.letRead(this.gate);
    users.askBeforeSignUp(this.gate);
  }
}
