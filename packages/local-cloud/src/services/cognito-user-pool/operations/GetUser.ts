import { object } from 'valibot';
import { accessToken } from '../protocol/inputs';
import { operation } from '../protocol/operation';
import { requireUser } from '../users/people';
import type { UserPoolServices } from '../services';
import { attributeList } from '../users/user';

const input = object({ AccessToken: accessToken });

type Needs = Pick<UserPoolServices, 'callers'>;

export const getUser = operation(input, ({ callers }: Needs) => async (request) => {
  const { pool, client, username } = await callers.byAccessToken(request.AccessToken);
  const user = requireUser(pool, username);
  const readable = client.properties.ReadAttributes;
  const visible = attributeList(user).filter(
    ({ Name }) => Name === 'sub' || (readable?.includes(Name) ?? true),
  );
  return { Username: user.username, UserAttributes: visible };
});
