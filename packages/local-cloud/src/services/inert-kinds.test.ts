import { expect, test } from '@jest/globals';
import { deploy } from '#local/template/deploy';
import { parseTemplate } from '#local/template/template';
import { inertKinds } from './inert-kinds';

const deployed = (Type: string, Properties: object) =>
  deploy(
    [{ name: 'Watch', template: parseTemplate('Watch', { Resources: { It: { Type, Properties } } }) }],
    inertKinds,
    {
      region: 'eu-west-1',
      accountId: '000000000000',
      parameters: {},
    },
  );

test('a type without effect accepts any properties; an unknown type is rejected', async () => {
  await deployed('AWS::XRay::SamplingRule', { SamplingRule: { Priority: 1 } });
  await expect(deployed('AWS::XRay::Group', {})).rejects.toThrow(
    'Watch / It (AWS::XRay::Group): this resource type is not supported by the local cloud',
  );
});
