import { Badge } from '../../ui/badge';
import { groupNames } from './group-names';
import type { User } from './user';
import * as messages from './messages';

/** The groups of a user, and unusual states of the account. */
export const UserBadges = ({ user }: { readonly user: User }) => (
  <>
    {user.groups.map((group) => (
      <Badge key={group} tone="news">
        {groupNames[group]}
      </Badge>
    ))}
    {user.groups.length === 0 && <Badge>{messages.noGroup}</Badge>}
    {user.status !== 'CONFIRMED' && <Badge tone="warning">{messages.emailNotConfirmed}</Badge>}
    {!user.enabled && <Badge tone="bad">{messages.disabled}</Badge>}
  </>
);
