import { object } from 'valibot';
import { requireKnownAttributes, requireMutable } from '../users/attribute-rules';
import { changeAttributes } from '../users/change-attributes';
import { attributes, userPoolId, username } from '../protocol/inputs';
import { operation } from '../protocol/operation';
import { requireUser } from '../users/people';
import type { UserPoolServices } from '../services';
import { attributeRecord } from '../users/user';

const input = object({ UserPoolId: userPoolId, Username: username, UserAttributes: attributes });

type Needs = Pick<UserPoolServices, 'clock' | 'codes' | 'pools'>;

export const adminUpdateUserAttributes = operation(input, ({ clock, codes, pools }: Needs) => (request) => {
  const pool = pools.byId(request.UserPoolId);
  const user = requireUser(pool, request.Username);
  const wanted = attributeRecord(request.UserAttributes);
  requireKnownAttributes(pool, wanted);
  requireMutable(pool, Object.keys(wanted));
  changeAttributes({ clock, codes }, pool, user, wanted);
  return {};
});
