import type { ReactNode } from 'react';

export const pageNotFound = 'Page Not Found';
export const internalServerError = 'Internal Server Error';
export const checkAddressPageMayNot =
  'Check the address. The page may not exist, or your account may not have access to it.';
export const somethingWentWrongYourSaved = 'Something went wrong. Your saved work is safe. Try again.';
export const goToHomePage = 'Go to the home page';
export const tryAgain = 'Try again';
export const needHelpContactSupport = (link: (text: string) => ReactNode) => (
  <>Need help? {link('Contact support')}</>
);
