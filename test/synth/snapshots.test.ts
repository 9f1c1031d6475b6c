import { expect, test } from '@jest/globals';
import { statementsOf } from '#test/synth/statements';
import { synthesized, type Template } from '#test/synth/synthesized';

/** What people notice when it changes; the rest of a template follows from the code beside it. */
const shownWhole = new Set([
  'AWS::ApiGateway::Stage',
  'AWS::AppSync::GraphQLApi',
  'AWS::CloudFront::Distribution',
  'AWS::Cognito::IdentityPool',
  'AWS::Cognito::IdentityPoolRoleAttachment',
  'AWS::Cognito::UserPool',
  'AWS::Cognito::UserPoolClient',
  'AWS::DynamoDB::GlobalTable',
  'AWS::Lambda::EventSourceMapping',
  'AWS::S3::Bucket',
]);
const dev = synthesized('dev');

/** Hashes of assets and of what names them say nothing to a reader. */
const masked = (text: string) =>
  text
    .replaceAll(/\b[0-9a-f]{64}\b/g, '<hash>')
    .replaceAll(/(Deployment[0-9A-F]{8})[0-9a-f]{32}/g, '$1<hash>');

const outline = ({ Resources }: Template) =>
  Object.entries(Resources)
    .filter(([, { Type }]) => Type !== 'AWS::CDK::Metadata')
    .map(([id, { Type, Properties }]) =>
      masked(
        shownWhole.has(Type) ? `${id} ${Type}\n${JSON.stringify(Properties, null, 1)}` : `${id} ${Type}`,
      ),
    )
    .sort()
    .join('\n');

test.each(Object.entries(dev.templates))('the stack %s', (_name, template) => {
  expect(outline(template)).toMatchSnapshot();
});

test('who may do what', () => {
  const rights = statementsOf(dev).map(
    ({ policy, effect, actions, resource }) => `${policy}: ${effect} ${actions.join(' ')} on ${resource}`,
  );
  expect(masked(rights.join('\n'))).toMatchSnapshot();
});
