import type { ReactNode } from 'react';

export const admins = 'Admins';
export const operators = 'Operators';
export const providers = 'Providers';

export const users = 'Users';
export const allAccountsGroupsGiveAccess =
  'All accounts. Groups give access. A user without a group can only apply.';
export const emailContains = 'E-mail contains';
export const group = 'Group';
export const allGroups = 'All groups';
export const noUsersFound = 'No users found';
export const usersAppearHereWhenThey = 'Users appear here when they sign up.';
export const thisGroupHasNoMembers = 'This group has no members yet.';
export const noEmailAddressContains = 'No e-mail address contains this text.';
export const showAllUsers = 'Show all users';

export const noGroup = 'No group';
export const emailNotConfirmed = 'E-mail not confirmed';
export const disabled = 'Disabled';

export const deleteThisUser = 'Delete this user?';
export const deleteUser = 'Delete user';
export const wasDeleted = (email: string) => `${email} was deleted.`;
export const isSignedOutEverywhereAnd = (email: ReactNode) => (
  <>
    {email} is signed out everywhere and their account is deleted permanently. The history of their actions is
    kept.
  </>
);
export const isNowIn = (email: string, kind: 'remove' | 'add', name: string) =>
  `${email} is ${kind === 'add' ? 'now' : 'no longer'} in ${name}.`;
export const removeFrom = (name: string) => `Remove from ${name}?`;
export const removeFromForName = (name: string) => `Remove from ${name}`;
export const losesAccessOfAndIs = (email: ReactNode, name: string) => (
  <>
    {email} loses the access of {name} and is signed out everywhere.
  </>
);
export const addTo = (name: string) => `Add to ${name}?`;
export const addToForName = (name: string) => `Add to ${name}`;
export const willBeAbleToView = (email: ReactNode) => (
  <>{email} will be able to view and change all companies, games, casinos, users and groups.</>
);
export const getsAccessOf = (email: ReactNode, name: string) => (
  <>
    {email} gets the access of {name}.
  </>
);

export const thisIsYourAccountAnother = 'This is your account. Another admin can change your groups.';
export const addToLabel = 'Add to';
export const removeFromLabel = 'Remove from';
export const deleteLabel = 'Delete…';

export const signedUp = (createdAt: ReactNode) => <>Signed up {createdAt}</>;
export const userSections = 'User sections';
export const companies = 'Companies';
export const history = 'History';
export const noCompanies = 'No companies';
export const thisUserHasNotCreated = 'This user has not created a company.';
export const kindCreated = (kind: string, createdAt: ReactNode) => (
  <>
    {kind} · created {createdAt}
  </>
);
export const joined = 'Joined';
export const left = 'Left';
export const everyChangeOfUsersGroups = 'Every change of the user’s groups, newest first.';
export const user = 'the user';
export const admin = 'an admin';

export const active = 'Active';
export const inTextUser = 'user';
export const inTextUsers = 'users';
export const email = 'E-mail';
export const groups = 'Groups';
export const account = 'Account';
export const signedUpLabel = 'Signed up';
