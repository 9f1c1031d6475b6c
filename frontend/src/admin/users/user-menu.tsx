import { useState } from 'react';
import type { UserGroup } from '#domain/generated/types';
import { groupPrecedence } from '#domain/user-groups';
import { useSession } from '../../platform/platform';
import { RowMenu } from '../../ui/table/row-menu';
import { groupNames } from './group-names';
import type { User } from './user';
import { type Asked, UserConfirmation } from './user-confirmation';

const allGroups = (Object.keys(groupPrecedence) as UserGroup[]).sort(
  (one, other) => groupPrecedence[one] - groupPrecedence[other],
);

/** Adds a user to groups, removes them from groups, or deletes them. */
export const UserMenu = ({ user }: { readonly user: User }) => {
  const self = useSession()?.sub;
  const [asked, setAsked] = useState<Asked>();
  if (user.sub === self)
    return (
      <RowMenu
        name={user.email}
        steps={[]}
        note="This is your account. Another admin can change your groups."
      />
    );
  const groupSteps = allGroups.map((group) => {
    const kind = user.groups.includes(group) ? ('remove' as const) : ('add' as const);
    return {
      label: kind === 'add' ? `Add to ${groupNames[group]}…` : `Remove from ${groupNames[group]}…`,
      onSelect: () => setAsked({ kind, group }),
    };
  });
  const remove = {
    label: 'Delete…',
    isDanger: true,
    onSelect: () => setAsked({ kind: 'delete' }),
  };
  return (
    <>
      <RowMenu name={user.email} steps={[...groupSteps, remove]} />
      {asked && <UserConfirmation user={user} asked={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
};
