import type { GraphqlApi } from 'aws-cdk-lib/aws-appsync';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Query } from '#domain/generated/types';
import type { Visitor, Visitors } from '#lib/identity/visitors';

/** What may be asked with AWS credentials, an account or not; with a token, the schema alone decides. */
const publicFields = [
  'listCatalogue',
  'getPublicGame',
  'getGameCertificate',
] as const satisfies readonly (keyof Query)[];
const everybody: readonly Visitor[] = ['guest', 'signedIn', 'admin'];

export function letVisitorsAsk(api: GraphqlApi, visitors: Visitors): void {
  const resources = publicFields.map((field) => `${api.arn}/types/Query/fields/${field}`);
  const ask = { sid: 'AskPublicFields', actions: ['appsync:GraphQL'], resources };
  for (const visitor of everybody) visitors.allow(api, visitor, [new PolicyStatement(ask)]);
}
