import { describe, expect, test } from '@jest/globals';
import { statementsOf } from '#test/synth/statements';
import { resourcesOf, synthesized, type Synthesized } from '#test/synth/synthesized';

const from = 'no-reply@novalink.example';

const senders = (stage: Synthesized) =>
  statementsOf(stage)
    .filter(({ actions }) => actions.some((action) => action.startsWith('ses:')))
    .map(({ actions, resource, condition }) => ({ actions, resource, condition }));

const variablesOf = (stage: Synthesized, description: string) =>
  resourcesOf(stage, 'AWS::Lambda::Function')
    .filter(({ properties }) => properties.Description === description)
    .map(({ properties }) => (properties.Environment as { Variables: Record<string, unknown> }).Variables);
const emails = (stage: Synthesized) => variablesOf(stage, 'Sends notifications by e-mail');
const tellsOfEmails = (stage: Synthesized) =>
  variablesOf(stage, 'Notifies owners of decisions and webhooks of events').map(
    (variables) => 'EMAIL_FUNCTION' in variables,
  );
const promised = (stage: Synthesized) =>
  resourcesOf(stage, 'AWS::AppSync::GraphQLApi').map(
    ({ properties }) => (properties.EnvironmentVariables as Record<string, unknown>).EMAIL_NOTIFICATIONS,
  );

describe('e-mails about notifications', () => {
  test('are sent in prod from one address of one identity', () => {
    const prod = synthesized('prod');
    expect(senders(prod)).toEqual([
      {
        actions: ['ses:SendEmail'],
        resource: expect.stringMatching(/:ses:eu-west-1:111122223333:identity\/novalink\.example/) as unknown,
        condition: JSON.stringify({ StringEquals: { 'ses:FromAddress': from } }),
      },
    ]);
    expect(emails(prod)).toMatchObject([{ MAIL_FROM: from, MAIL_REGION: 'eu-west-1' }]);
    expect([tellsOfEmails(prod), promised(prod)]).toEqual([[true], ['on']]);
  });

  test('are sent by an address, in another region and by a configuration set if the settings say so', () => {
    const stage = synthesized('prod, mail by an address, restored tables');
    const [sender, ...more] = senders(stage);
    expect(more).toEqual([]);
    expect(sender?.resource).toContain(`:ses:us-east-1:111122223333:identity/${from}`);
    expect(sender?.resource).toContain(':ses:us-east-1:111122223333:configuration-set/product');
    expect(emails(stage)).toMatchObject([{ MAIL_REGION: 'us-east-1', MAIL_CONFIGURATION_SET: 'product' }]);
  });

  test.each(['dev', 'prod, mail by Cognito'] as const)('do not exist in %s', (name) => {
    const stage = synthesized(name);
    expect([senders(stage), emails(stage)]).toEqual([[], []]);
    expect([tellsOfEmails(stage), promised(stage)]).toEqual([[false], ['off']]);
  });

  test('are sent by an identity that only the local cloud creates', () => {
    const identities = (stage: Synthesized) =>
      resourcesOf(stage, 'AWS::SES::EmailIdentity').map(({ properties }) => properties.EmailIdentity);
    expect(identities(synthesized('local'))).toEqual(['novalink.test']);
    expect(identities(synthesized('prod'))).toEqual([]);
    expect(emails(synthesized('local'))).toMatchObject([{ SITE_URL: { Ref: 'LocalOrigin' } }]);
  });
});
