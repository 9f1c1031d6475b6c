import type { GraphqlApi } from 'aws-cdk-lib/aws-appsync';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Mutation, Query, Subscription } from '#domain/generated/types';
import type { Visitor, Visitors } from '#lib/identity/visitors';

/**
 * Fields that callers with AWS credentials can request, with or without an account. For tokens, only the schema
 * decides.
 */
const publicFields = [
  'listCatalogue',
  'getPublicGame',
  'getGameCertificate',
  'getReplay',
  'getWalletReport',
  'getTournament',
  'getLeaderboard',
  'getTournamentCertificate',
  'getPublicLobby',
] as const satisfies readonly (keyof Query)[];
/** Mutations for guests without an account. `lambda/functions/play-guest` and `limits.support` limit their use. */
const guestFields = [
  'startGuestSession',
  'playGuestRound',
  'openLaunch',
  'startLaunchedSession',
  'playLaunchedRound',
  'createSupportRequest',
] as const satisfies readonly (keyof Mutation)[];
/** Subscriptions that are open to everyone. */
const publicSubscriptions = ['onLeaderboardChange'] as const satisfies readonly (keyof Subscription)[];
const everybody: readonly Visitor[] = ['guest', 'signedIn', 'admin'];

export function letVisitorsAsk(api: GraphqlApi, visitors: Visitors): void {
  const resources = publicFields.map((field) => `${api.arn}/types/Query/fields/${field}`);
  const watched = publicSubscriptions.map((field) => `${api.arn}/types/Subscription/fields/${field}`);
  const ask = { sid: 'AskPublicFields', actions: ['appsync:GraphQL'], resources: [...resources, ...watched] };
  const act = {
    sid: 'ActAsGuest',
    actions: ['appsync:GraphQL'],
    resources: guestFields.map((field) => `${api.arn}/types/Mutation/fields/${field}`),
  };
  for (const visitor of everybody) {
    const statements = visitor === 'guest' ? [ask, act] : [ask];
    visitors.allow(
      api,
      visitor,
      statements.map((statement) => new PolicyStatement(statement)),
    );
  }
}
