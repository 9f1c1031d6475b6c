import { Stack, type StackProps } from 'aws-cdk-lib/core';
import type { GraphqlApi } from 'aws-cdk-lib/aws-appsync';
import type { Construct } from 'constructs';
import type { DataStack } from '#lib/data-stack';
import { Promotions } from '#lib/promotions/promotions';
import type { StageSettings } from '#lib/settings';

export interface PromotionsStackProps
  extends StackProps, Pick<DataStack, 'records' | 'play' | 'audit' | 'ledger'> {
  readonly settings: StageSettings;
  readonly graphql: GraphqlApi;
}

/** Promotions with their resolvers. */
export class PromotionsStack extends Stack {
  readonly promotions: Promotions;

  constructor(scope: Construct, id: string, props: PromotionsStackProps) {
    const { settings, graphql, records, play, audit, ledger, ...own } = props;
    super(scope, id, own);
    const needs = { settings, graphql, records, play, audit, ledger };
    this.promotions = new Promotions(this, 'Promotions', needs);
  }
}
