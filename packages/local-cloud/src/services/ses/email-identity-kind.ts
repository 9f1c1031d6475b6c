import { pipe, regex, strictObject, string } from 'valibot';
import { inert } from '#local/template/inert';
import { resourceKind, type ResourceKind } from '#local/template/resource-kind';
import type { Identities } from './identities';

/** An address or a domain. */
const identity = pipe(string(), regex(/^([^\s@]+@)?[a-z0-9-]+(\.[a-z0-9-]+)+$/i));

export const emailIdentityKind = ({ identities }: { readonly identities: Identities }): ResourceKind =>
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
