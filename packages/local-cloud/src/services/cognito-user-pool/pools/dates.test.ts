import { expect, test } from '@jest/globals';
import { ListGroupsCommand } from '@aws-sdk/client-cognito-identity-provider';
import { memoryStorage } from '#local/platform/memory-storage';
import { startTestPool } from '#local/testing/user-pool';

test('a group keeps its creation date after restarts; a changed template updates its modification date', async () => {
  const storage = memoryStorage();
  const datesAfterStart = async (Precedence: number, hoursLater: number) => {
    const world = await startTestPool({ storage });
    world.pass(hoursLater * 3_600_000);
    const UserPoolId = world.poolId;
    await world.create('AWS::Cognito::UserPoolGroup', { UserPoolId, GroupName: 'ADMINS', Precedence }, 'A');
    const { Groups = [] } = await world.cognito.send(new ListGroupsCommand({ UserPoolId }));
    await world.stop();
    return Groups.map(({ CreationDate, LastModifiedDate }) => [CreationDate, LastModifiedDate]);
  };
  const first = new Date('2026-03-01T13:00:00Z');
  expect(await datesAfterStart(0, 1)).toEqual([[first, first]]);
  expect(await datesAfterStart(0, 2)).toEqual([[first, first]]);
  expect(await datesAfterStart(1, 3)).toEqual([[first, new Date('2026-03-01T15:00:00Z')]]);
});
