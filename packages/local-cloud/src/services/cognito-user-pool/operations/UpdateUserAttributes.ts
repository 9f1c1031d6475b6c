import { object } from 'valibot';
import { requireKnownAttributes, requireMutable, requireWritable } from '../users/attribute-rules';
import { changeAttributes } from '../users/change-attributes';
import { accessToken, attributes } from '../protocol/inputs';
import { operation } from '../protocol/operation';
import { requireUser } from '../users/people';
import type { UserPoolServices } from '../services';
import { attributeRecord } from '../users/user';

const input = object({ AccessToken: accessToken, UserAttributes: attributes });

type Needs = Pick<UserPoolServices, 'callers' | 'clock' | 'codes'>;

export const updateUserAttributes = operation(
  input,
  ({ callers, clock, codes }: Needs) =>
    async (request) => {
      const { pool, client, username } = await callers.byAccessToken(request.AccessToken);
      const user = requireUser(pool, username);
      const wanted = attributeRecord(request.UserAttributes);
      requireKnownAttributes(pool, wanted);
      requireMutable(pool, Object.keys(wanted));
      requireWritable(client, Object.keys(wanted));
      return { CodeDeliveryDetailsList: changeAttributes({ clock, codes }, pool, user, wanted) };
    },
);
