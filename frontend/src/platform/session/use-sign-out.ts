import { forgetDrafts } from '../forms/form-drafts';
import { usePlatform } from '../platform';

/** Ends the session and reloads the sign-in page, so that no data of the user stays in memory. */
export const useSignOut = () => {
  const { accounts } = usePlatform();
  return async (options?: { readonly everywhere: boolean }): Promise<void> => {
    await accounts.signOut(options);
    forgetDrafts();
    window.location.assign('/login');
  };
};
