import { describe, expect, test } from '@jest/globals';
import { statementsOf } from '#test/synth/statements';
import { resourcesOf, synthesized } from '#test/synth/synthesized';

const stages = { dev: synthesized('dev'), prod: synthesized('prod'), local: synthesized('local') };
const regions: Readonly<Record<string, string>> = {
  dev: '{"Ref":"AWS::Region"}',
  prod: 'eu-west-1',
  local: 'eu-west-1',
};

/** The value of an output of a stack, as JSON. */
const output = (name: keyof typeof stages, stack: string, id: string) =>
  JSON.stringify(stages[name].templates[stack]?.Outputs?.[id]?.Value ?? null);

describe.each(Object.entries(stages))('in %s', (name, stage) => {
  test('account-wide names of CloudFront contain the region', () => {
    const named = [
      ['AWS::CloudFront::CachePolicy', 'CachePolicyConfig'],
      ['AWS::CloudFront::Function', ''],
      ['AWS::CloudFront::OriginAccessControl', 'OriginAccessControlConfig'],
      ['AWS::CloudFront::OriginRequestPolicy', 'OriginRequestPolicyConfig'],
      ['AWS::CloudFront::ResponseHeadersPolicy', 'ResponseHeadersPolicyConfig'],
    ] as const;
    const names = named.flatMap(([type, config]) =>
      resourcesOf(stage, type).map(({ properties }) =>
        JSON.stringify(((properties[config] ?? properties) as { readonly Name: unknown }).Name),
      ),
    );
    expect(names).toHaveLength(16);
    expect(new Set(names).size).toBe(16);
    expect(names.filter((text) => !text.includes(regions[name] ?? 'no region'))).toEqual([]);
  });

  test('the log of Step Functions is not listed in the resource policy of the account', () => {
    const [log] = resourcesOf(stage, 'AWS::Logs::LogGroup').filter(({ id }) => id.startsWith('LabRunsLog'));
    const text = JSON.stringify(log?.properties.LogGroupName);
    expect(text).toContain(`/aws/vendedlogs/states/NovaLink-${name}-ApiGames-Runs-`);
    expect(text).toContain('AWS::StackId');
  });

  test('AppSync can create and write only its own log group', () => {
    const given = statementsOf(stage).filter(({ policy }) => policy.startsWith('GraphqlLogWriter'));
    expect(given).toMatchObject([
      {
        effect: 'Allow',
        actions: ['logs:CreateLogGroup', 'logs:CreateLogStream', 'logs:PutLogEvents'],
        // Its ARN in both forms: https://docs.aws.amazon.com/AmazonCloudWatch/latest/logs/iam-access-control-overview-cwl.html
        resource: expect.stringMatching(
          /^\[\{"Fn::GetAtt":\["(GraphqlLog\w{8})","Arn"\]\},\{[^*]*:log-group:",\{"Ref":"\1"\}\]\]\}\]$/,
        ) as unknown,
      },
    ]);
  });
});

describe('outputs', () => {
  test('the REST API has one output, with a stable name and without a trailing slash', () => {
    const outputs = Object.keys(stages.dev.templates.Rest?.Outputs ?? {});
    expect(outputs.filter((id) => /^Rest(?!Url$)/.test(id) && !/Ref|FnGetAtt|Export/.test(id))).toEqual([]);
    expect(output('dev', 'Rest', 'RestUrl')).toMatch(/https:\/\/.*execute-api.*\/api"\]\]\}$/);
  });

  test('locally, the site and the REST API have the origin of the local cloud', () => {
    expect(output('local', 'Web', 'SiteUrl')).toBe('{"Ref":"LocalOrigin"}');
    expect(output('local', 'Rest', 'RestUrl')).toBe('{"Fn::Join":["",[{"Ref":"LocalOrigin"},"/api"]]}');
    expect(output('dev', 'Web', 'SiteUrl')).toMatch(/^\{"Fn::Join":\["",\["https:\/\/",/);
  });
});
