import { useState } from 'react';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { When } from '../../ui/when';
import { groupNames } from './group-names';
import { GroupsMenu } from './groups-menu';
import type { User } from './user';
import { type Asked, UserConfirmation } from './user-confirmation';

interface UserEntryProps {
  readonly user: User;
  /** The signed-in admin, who changes others only. */
  readonly self: string;
}

export const UserEntry = ({ user, self }: UserEntryProps) => {
  const [asked, setAsked] = useState<Asked>();
  const isSelf = user.sub === self;

  return (
    <article
      aria-label={user.email}
      className="flex flex-wrap items-start justify-between gap-4 lg:flex-nowrap"
    >
      <div className="min-w-0">
        <h2 className="font-semibold break-all text-heading">{user.email}</h2>
        <p className="mt-1 text-sm text-muted">
          Signed up <When at={user.createdAt} />
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          {user.groups.map((group) => (
            <Badge key={group} tone="news">
              {groupNames[group]}
            </Badge>
          ))}
          {user.groups.length === 0 && <Badge>No group</Badge>}
          {user.status !== 'CONFIRMED' && <Badge tone="warning">E-mail not confirmed</Badge>}
          {!user.enabled && <Badge tone="bad">Disabled</Badge>}
        </div>
      </div>
      {isSelf ? (
        <p className="text-sm text-muted">This is you. Another admin changes your groups.</p>
      ) : (
        <div className="flex flex-wrap gap-2 lg:justify-end">
          <GroupsMenu groups={user.groups} onChoose={(kind, group) => setAsked({ kind, group })} />
          <Button look="danger" onClick={() => setAsked({ kind: 'delete' })}>
            Delete
          </Button>
        </div>
      )}
      {asked && <UserConfirmation user={user} asked={asked} onClose={() => setAsked(undefined)} />}
    </article>
  );
};
