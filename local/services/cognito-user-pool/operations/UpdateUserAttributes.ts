import { object } from 'valibot';
import { requireKnownAttributes, requireMutable, requireWritable } from '../attribute-rules';
import { changeAttributes } from '../change-attributes';
import { accessToken, attributes } from '../inputs';
import { operation } from '../operation';
import { requireUser } from '../people';
import type { UserPoolServices } from '../services';
import { attributeRecord } from '../user';

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
