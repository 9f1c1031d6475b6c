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

test('a schedule has no effect here; a rule that waits for events is refused', async () => {
  await deployed('AWS::Events::Rule', { ScheduleExpression: 'rate(1 day)', State: 'ENABLED' });
  await expect(
    deployed('AWS::Events::Rule', { EventPattern: { source: ['aws.s3'] }, State: 'ENABLED' }),
  ).rejects.toThrow(
    'Watch / It (AWS::Events::Rule): property EventPattern is not supported by the local cloud',
  );
});
