import { expect, test } from '@jest/globals';
import { statementsOf } from '#test/synth/statements';
import { synthesized, type Template } from '#test/synth/synthesized';

/** Resources whose changes users notice. The rest of a template follows from the code next to it. */
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
  'AWS::StepFunctions::StateMachine',
]);
const dev = synthesized('dev');

/** Masks hashes of assets and of their references, which are meaningless to a reader. */
const masked = (text: string) =>
  text
    .replaceAll(/\b[0-9a-f]{64}\b/g, '<hash>')
    // A reference to another stack's output, only by its name.
    .replaceAll(/\{"Fn::GetStackOutput":[^}]*\}[^}]*"OutputName":"\w*?(?:Ref|FnGetAtt)(\w+)"\}\}/g, '"$1"')
    .replaceAll(/\{"Fn::ImportValue":"NovaLink-\w+-\w+:ExportsOutput(?:Ref|FnGetAtt)(\w+)"\}/g, '"$1"')
    .replaceAll(/(Deployment[0-9A-F]{8})[0-9a-f]{32}/g, '$1<hash>');

/** A line for each property. */
const linesOf = (properties: object) =>
  Object.entries(properties).map(([name, value]) => `  ${name}: ${JSON.stringify(value)}`);

const outline = ({ Resources }: Template) =>
  Object.entries(Resources)
    .filter(([, { Type }]) => Type !== 'AWS::CDK::Metadata')
    .map(([id, { Type, Properties }]) =>
      masked([`${id} ${Type}`, ...(shownWhole.has(Type) ? linesOf(Properties) : [])].join('\n')),
    )
    .sort()
    .join('\n');

test.each(Object.entries(dev.templates))('the stack %s', (_name, template) => {
  expect(outline(template)).toMatchSnapshot();
});

test('the permissions of all roles', () => {
  const rights = statementsOf(dev).map(
    ({ policy, effect, actions, resource, condition }) =>
      `${policy}: ${effect} ${actions.join(' ')} on ${resource}${condition === 'null' ? '' : ` if ${condition}`}`,
  );
  expect(masked(rights.join('\n'))).toMatchSnapshot();
});
