import type { UserGroup } from '#domain/generated/types';
import { sentenceFor } from '../../platform/api/error-sentences';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { say } from '../../ui/toasts';
import { useChangeUser } from './change-user';
import { groupNames } from './group-names';
import type { User } from './user';

export type Asked =
  | { readonly kind: 'add' | 'remove'; readonly group: UserGroup }
  | { readonly kind: 'delete' };

interface UserConfirmationProps {
  readonly user: User;
  readonly asked: Asked;
  readonly onClose: () => void;
}

/**
 * Asks for confirmation before a change of a user. To delete a user or to make a user an admin, the e-mail
 * address must be typed.
 */
export const UserConfirmation = ({ user, asked, onClose }: UserConfirmationProps) => {
  const change = useChangeUser();
  const always = { open: true, onClose, failureText: sentenceFor };
  const email = <strong className="break-all">{user.email}</strong>;
  if (asked.kind === 'delete') {
    return (
      <ConfirmDialog
        {...always}
        title="Delete this user?"
        confirmLabel="Delete user"
        typed={user.email}
        onConfirm={async () => {
          await change.mutateAsync({ kind: 'delete', sub: user.sub });
          say.done(`${user.email} was deleted.`);
        }}
      >
        <p>
          {email} is signed out everywhere and their account is deleted permanently. The history of their
          actions is kept.
        </p>
      </ConfirmDialog>
    );
  }
  const { kind, group } = asked;
  const name = groupNames[group];
  const step = async () => {
    await change.mutateAsync({ kind, sub: user.sub, group });
    say.done(kind === 'add' ? `${user.email} is now in ${name}.` : `${user.email} is no longer in ${name}.`);
  };
  if (kind === 'remove') {
    return (
      <ConfirmDialog
        {...always}
        title={`Remove from ${name}?`}
        confirmLabel={`Remove from ${name}`}
        onConfirm={step}
      >
        <p>
          {email} loses the access of {name} and is signed out everywhere.
        </p>
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      {...always}
      title={`Add to ${name}?`}
      confirmLabel={`Add to ${name}`}
      {...(group === 'ADMINS' ? { typed: user.email } : { look: 'main' })}
      onConfirm={step}
    >
      {group === 'ADMINS' ? (
        <p>{email} will be able to view and change all companies, games, casinos, users and groups.</p>
      ) : (
        <p>
          {email} gets the access of {name}.
        </p>
      )}
    </ConfirmDialog>
  );
};
