import type { UserGroup } from '#domain/generated/types';
import { sentenceFor } from '../../platform/api/error-sentences';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { say } from '../../ui/toasts';
import { useChangeUser } from './change-user';
import { groupNames } from './group-names';
import type { User } from './user';
import * as messages from './messages';

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
        title={messages.deleteThisUser}
        confirmLabel={messages.deleteUser}
        typed={user.email}
        onConfirm={async () => {
          await change.mutateAsync({ kind: 'delete', sub: user.sub });
          say.done(messages.wasDeleted(user.email));
        }}
      >
        <p>{messages.isSignedOutEverywhereAnd(email)}</p>
      </ConfirmDialog>
    );
  }
  const { kind, group } = asked;
  const name = groupNames[group];
  const step = async () => {
    await change.mutateAsync({ kind, sub: user.sub, group });
    say.done(messages.isNowIn(user.email, kind, name));
  };
  if (kind === 'remove') {
    return (
      <ConfirmDialog
        {...always}
        title={messages.removeFrom(name)}
        confirmLabel={messages.removeFromForName(name)}
        onConfirm={step}
      >
        <p>{messages.losesAccessOfAndIs(email, name)}</p>
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      {...always}
      title={messages.addTo(name)}
      confirmLabel={messages.addToForName(name)}
      {...(group === 'ADMINS' ? { typed: user.email } : { look: 'main' })}
      onConfirm={step}
    >
      {group === 'ADMINS' ? (
        <p>{messages.willBeAbleToView(email)}</p>
      ) : (
        <p>{messages.getsAccessOf(email, name)}</p>
      )}
    </ConfirmDialog>
  );
};
