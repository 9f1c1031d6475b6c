import { jsonAnswer, jsonError } from '#local/platform/aws-answers';
import { AwsError } from '#local/platform/aws-error';
import type { HttpHandler } from '#local/platform/http';
import { inputOf } from '#local/platform/json-protocol';
import type { Principal } from '#local/platform/principal';
import type { Authenticate } from '#local/platform/sigv4';
import { region, type CloudServices } from '#local/services/needs';
import { type ResourceKind, resourceKind } from '#local/template/resource-kind';
import { configurationSetArn, domainOf, identitiesIn, identityArn, type Identities } from './identities';
import { messageOf, sendEmail, type Message } from './operations/SendEmail';
import { pipe, regex, strictObject, string } from 'valibot';
import { inert } from '#local/template/inert';

export interface SesService {
  readonly kinds: readonly ResourceKind[];
  /** Handles requests that are signed for `ses`. */
  readonly handler: HttpHandler;
  readonly operations: readonly string[];
}

type Needs = Pick<CloudServices, 'storage' | 'iam' | 'inbox'> & { readonly authenticate: Authenticate };

const outboundEmails = '/v2/email/outbound-emails';

/** Amazon SES, limited to sending e-mail. Amazon SES API v2 Reference. */
export function createSesService(needs: Needs): SesService {
  const identities = identitiesIn(needs);
  return {
    kinds: [emailIdentityKind({ identities })],
    operations: ['SendEmail'],
    async handler(request) {
      try {
        const principal = await needs.authenticate(request, 'ses');
        if (request.method !== 'POST' || request.url.pathname !== outboundEmails)
          throw new AwsError(
            'NotFoundException',
            'The local cloud supports only SendEmail of Amazon SES.',
            404,
          );
        const message = messageOf(inputOf(request));
        const identity = identities.of(message.from);
        admit(needs, principal, message, identity);
        if (identity === undefined) throw notVerified(message.from);
        return jsonAnswer(200, sendEmail(message, needs.inbox));
      } catch (error) {
        if (error instanceof AwsError) return jsonError(error);
        throw error;
      }
    },
  };
}

/**
 * Checks the permission for the sender's identity. If there is no such identity, it checks the domain, so that a
 * caller with permission only for another identity gets AccessDeniedException.
 */
function admit(
  { iam }: Pick<Needs, 'iam'>,
  principal: Principal,
  { from, configurationSet }: Message,
  identity = domainOf(from),
): void {
  const resources = [identityArn(identity)];
  if (configurationSet !== undefined) resources.push(configurationSetArn(configurationSet));
  for (const resource of resources) {
    const context = { 'ses:FromAddress': from, 'ses:ApiVersion': '2' };
    const decision = iam.decide(principal, { action: 'ses:SendEmail', resource, context });
    if (!decision.allowed) throw new AwsError('AccessDeniedException', decision.reason, 403);
  }
  if (configurationSet !== undefined)
    throw new AwsError('NotFoundException', `Configuration set <${configurationSet}> does not exist.`, 404);
}

const notVerified = (address: string) =>
  new AwsError(
    'MessageRejected',
    'Email address is not verified. The following identities failed the check in region ' +
      `${region.toUpperCase()}: ${address}`,
  );

/** An address or a domain. */
const identity = pipe(string(), regex(/^([^\s@]+@)?[a-z0-9-]+(\.[a-z0-9-]+)+$/i));

const emailIdentityKind = ({ identities }: { readonly identities: Identities }): ResourceKind =>
  resourceKind({
    type: 'AWS::SES::EmailIdentity',
    properties: strictObject({
      EmailIdentity: identity,
      Tags: inert('tags are not used'),
    }),
    create({ properties: { EmailIdentity } }) {
      identities.put(EmailIdentity);
      return { ref: EmailIdentity };
    },
  });
