import { object } from 'valibot';
import { shownDates } from '../pools/dates';
import { userPoolId } from '../protocol/inputs';
import { operation } from '../protocol/operation';
import type { UserPoolServices } from '../services';

const input = object({ UserPoolId: userPoolId });

type Needs = Pick<UserPoolServices, 'pools'>;

export const describeUserPool = operation(input, ({ pools }: Needs) => ({ UserPoolId }) => {
  const { id, arn, name, dates, properties, users } = pools.byId(UserPoolId);
  return {
    UserPool: {
      Id: id,
      Arn: arn,
      Name: name,
      ...shownDates(dates),
      Policies: properties.Policies,
      LambdaConfig: properties.LambdaConfig,
      AutoVerifiedAttributes: properties.AutoVerifiedAttributes,
      UsernameAttributes: properties.UsernameAttributes,
      UsernameConfiguration: properties.UsernameConfiguration,
      UserAttributeUpdateSettings: properties.UserAttributeUpdateSettings,
      AdminCreateUserConfig: properties.AdminCreateUserConfig,
      AccountRecoverySetting: properties.AccountRecoverySetting,
      MfaConfiguration: properties.MfaConfiguration,
      EstimatedNumberOfUsers: users.all().length,
    },
  };
});
