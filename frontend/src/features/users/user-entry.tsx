import { useState } from 'react';
import type { UserGroup } from '#domain/generated/types';
import { groupPrecedence } from '#domain/user-groups';
import { sentenceFor } from '../../platform/messages';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { say } from '../../ui/toasts';
import { When } from '../../ui/when';
import { useChangeUser } from './change-user';
import { groupNames } from './group-names';
import type { User } from './user';

interface UserEntryProps {
  readonly user: User;
  /** The signed-in admin, who changes others only. */
  readonly self: string;
}

type Asked = { readonly kind: 'remove'; readonly group: UserGroup } | { readonly kind: 'delete' };

const allGroups = (Object.keys(groupPrecedence) as UserGroup[]).sort(
  (one, other) => groupPrecedence[one] - groupPrecedence[other],
);

export const UserEntry = ({ user, self }: UserEntryProps) => {
  const change = useChangeUser();
  const [asked, setAsked] = useState<Asked>();
  const isSelf = user.sub === self;

  const add = (group: UserGroup) =>
    change.mutate(
      { kind: 'add', sub: user.sub, group },
      {
        onSuccess: () => say.done(`${user.email} is now in ${groupNames[group]}.`),
        onError: (fault) => say.failed(sentenceFor(fault)),
      },
    );

  return (
    <article
      aria-label={user.email}
      className="flex flex-wrap items-start justify-between gap-4 lg:flex-nowrap"
    >
      <div className="min-w-0">
        <h2 className="font-semibold break-all text-primary">{user.email}</h2>
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
        <div className="grid grid-cols-2 gap-2 max-sm:w-full sm:flex sm:flex-wrap lg:justify-end">
          {allGroups.map((group) =>
            user.groups.includes(group) ? (
              <Button key={group} look="quiet" onClick={() => setAsked({ kind: 'remove', group })}>
                Remove from {groupNames[group]}
              </Button>
            ) : (
              <Button key={group} look="quiet" busy={change.isPending} onClick={() => add(group)}>
                Add to {groupNames[group]}
              </Button>
            ),
          )}
          <Button look="danger" onClick={() => setAsked({ kind: 'delete' })}>
            Delete
          </Button>
        </div>
      )}
      <UserConfirmation user={user} asked={asked} onClose={() => setAsked(undefined)} />
    </article>
  );
};

interface UserConfirmationProps {
  readonly user: User;
  readonly asked: Asked | undefined;
  readonly onClose: () => void;
}

const UserConfirmation = ({ user, asked, onClose }: UserConfirmationProps) => {
  const change = useChangeUser();
  if (!asked) return null;
  if (asked.kind === 'delete') {
    return (
      <ConfirmDialog
        title="Delete this user?"
        open
        onClose={onClose}
        confirmLabel="Delete user"
        typed={user.email}
        failureText={sentenceFor}
        onConfirm={async () => {
          await change.mutateAsync({ kind: 'delete', sub: user.sub });
          say.done(`${user.email} was deleted.`);
        }}
      >
        <p>
          <strong className="break-all">{user.email}</strong> loses the account for good and is signed out
          everywhere. The history of what they did stays.
        </p>
      </ConfirmDialog>
    );
  }
  const group = groupNames[asked.group];
  return (
    <ConfirmDialog
      title={`Remove from ${group}?`}
      open
      onClose={onClose}
      confirmLabel={`Remove from ${group}`}
      failureText={sentenceFor}
      onConfirm={async () => {
        await change.mutateAsync({ kind: 'remove', sub: user.sub, group: asked.group });
        say.done(`${user.email} is no longer in ${group}.`);
      }}
    >
      <p>
        <strong className="break-all">{user.email}</strong> loses the rights of {group} and is signed out
        everywhere.
      </p>
    </ConfirmDialog>
  );
};
