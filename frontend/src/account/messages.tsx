import type { ReactNode } from 'react';

export const admins = 'Admins';
export const operators = 'Operators';
export const providers = 'Providers';
export const myAccount = 'My Account';
export const profile = 'Profile';
export const groups = 'Groups';
export const appearance = 'Appearance';
export const savedOnThisDevice = 'Saved on this device.';
export const changePassword = 'Change password';
export const signOutEverywhere = 'Sign out everywhere';
export const endsYourSessionsOnAll =
  'Ends your sessions on all devices, including this one. A device in use can stay signed in for up to 15 minutes.';
export const yourData = 'Your data';
export const downloadJsonFileWithAll = 'Download a JSON file with all data that NovaLink stores about you.';
export const deleteAccount = 'Delete account';
export const deletesYourAccountPermanentlyCoin =
  'Deletes your account permanently. Coin movements and decisions are kept without your name.';

export const yourPasswordIsChanged = 'Your password is changed.';
export const currentPasswordIsIncorrect = 'The current password is incorrect.';
export const currentPassword = 'Current password';
export const newPassword = 'New password';

export const deleteYourAccount = 'Delete your account?';
export const youWillNotBeAble = (strong: ReactNode) => (
  <>
    You will not be able to sign in as {strong} any more. Your company closes, and its games and brands close
    with it. In brands you are shown as “Deleted player”. This cannot be undone. Export your data first if you
    want to keep a copy.
  </>
);

export const signOutEverywhereQuestion = 'Sign out everywhere?';
export const youHaveToSignIn = 'You have to sign in again on every device, including this one.';
export const yourCasinos = 'Your casinos';
export const notOpenNow = 'Not open now';
export const joinedAsOn = (displayName: string, day: ReactNode) => (
  <>
    Joined as {displayName} on {day}
  </>
);
export const noCasinosYet = 'You have not joined a casino yet. Open the link of a casino to join it.';
