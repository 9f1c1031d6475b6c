import { Badge } from '../../ui/badge';
import { groupNames } from './group-names';
import type { User } from './user';

/** The groups of a user, and unusual states of the account. */
export const UserBadges = ({ user }: { readonly user: User }) => (
  <>
    {user.groups.map((group) => (
      <Badge key={group} tone="news">
        {groupNames[group]}
      </Badge>
    ))}
    {user.groups.length === 0 && <Badge>No group</Badge>}
    {user.status !== 'CONFIRMED' && <Badge tone="warning">E-mail not confirmed</Badge>}
    {!user.enabled && <Badge tone="bad">Disabled</Badge>}
  </>
);
