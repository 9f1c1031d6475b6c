import { Stack, type StackProps } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import { keepExported } from '#lib/keep-exported';
import type { DataStack } from '#lib/data-stack';
import type { UserDirectory } from '#lib/identity/user-directory';
import { NovalinkApi } from '#lib/rest/novalink-api';
import type { StageSettings } from '#lib/settings';

export interface RestStackProps
  extends StackProps, Pick<DataStack, 'records' | 'play' | 'scores' | 'audit' | 'ledger' | 'apiKeySecrets'> {
  readonly settings: StageSettings;
  readonly users: UserDirectory;
}

/** The REST API. */
export class RestStack extends Stack {
  readonly rest: NovalinkApi;

  constructor(scope: Construct, id: string, props: RestStackProps) {
    const { settings, users, records, play, scores, audit, ledger, apiKeySecrets, ...own } = props;
    super(scope, id, own);
    this.rest = new NovalinkApi(this, 'Rest', {
      settings,
      users,
      records,
      play,
      scores,
      audit,
      ledger,
      apiKeySecrets,
    });
    keepExported(this);
  }
}
