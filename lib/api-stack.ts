import { Stack, type StackProps } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import { keepExported } from '#lib/keep-exported';
import { Graphql } from '#lib/api/graphql';
import type { DataStack } from '#lib/data-stack';
import type { IdentityStack } from '#lib/identity-stack';
import type { StageSettings } from '#lib/settings';

export interface ApiStackProps
  extends
    StackProps,
    Pick<DataStack, 'records' | 'play' | 'audit'>,
    Pick<IdentityStack, 'users' | 'visitors'> {
  readonly settings: StageSettings;
}

/** The GraphQL API with its schema. Its resolvers are in one stack per domain. */
export class ApiStack extends Stack {
  readonly graphql: Graphql;

  constructor(scope: Construct, id: string, props: ApiStackProps) {
    const { settings, users, visitors, records, play, audit, ...own } = props;
    super(scope, id, own);
    this.graphql = new Graphql(this, 'Graphql', { settings, users, visitors, records, play, audit });
    keepExported(this);
  }
}
