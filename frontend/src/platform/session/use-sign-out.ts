import { forgetDrafts } from '../forms/form-drafts';
import { usePlatform } from '../platform';

/** Ends the session and leaves for the sign-in page by a fresh load, so that nothing of the person stays in memory. */
export const useSignOut = () => {
  const { accounts } = usePlatform();
  return async (options?: { readonly everywhere: boolean }): Promise<void> => {
    await accounts.signOut(options);
    forgetDrafts();
    window.location.assign('/login');
  };
};
