import { Stack, type StackProps } from 'aws-cdk-lib/core';
import type { GraphqlApi } from 'aws-cdk-lib/aws-appsync';
import type { Construct } from 'constructs';
import { keepExported } from '#lib/keep-exported';
import type { DataStack } from '#lib/data-stack';
import type { StageSettings } from '#lib/settings';
import { Tournaments } from '#lib/tournaments/tournaments';

export interface TournamentsStackProps
  extends StackProps, Pick<DataStack, 'records' | 'play' | 'scores' | 'audit' | 'ledger'> {
  readonly settings: StageSettings;
  readonly graphql: GraphqlApi;
}

/** Tournaments with their resolvers. */
export class TournamentsStack extends Stack {
  readonly tournaments: Tournaments;

  constructor(scope: Construct, id: string, props: TournamentsStackProps) {
    const { settings, graphql, records, play, scores, audit, ledger, ...own } = props;
    super(scope, id, own);
    const needs = { settings, graphql, records, play, scores, audit, ledger };
    this.tournaments = new Tournaments(this, 'Tournaments', needs);
    keepExported(this);
  }
}
