import { object } from 'valibot';
import { accessToken } from '../inputs';
import { operation } from '../operation';
import type { UserPoolServices } from '../services';
import { attributeList } from '../user';

const input = object({ AccessToken: accessToken });

type Needs = Pick<UserPoolServices, 'callers'>;

export const getUser = operation(input, ({ callers }: Needs) => async (request) => {
  const { client, user } = await callers.byAccessToken(request.AccessToken);
  const readable = client.properties.ReadAttributes;
  const visible = attributeList(user).filter(
    ({ Name }) => Name === 'sub' || (readable?.includes(Name) ?? true),
  );
  return { Username: user.username, UserAttributes: visible };
});
