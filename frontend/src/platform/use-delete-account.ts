import { operation } from './operation';
import { usePlatform } from './platform';

const deletion = operation<{ deleteMyAccount: boolean | null }, { readonly email: string }>(
  'mutation DeleteMyAccount($email: String!) { deleteMyAccount(email: $email) }',
);

/** Deletes the account with the address, which must be the person's own, and leaves for the home page. */
export const useDeleteAccount = () => {
  const { accounts, api } = usePlatform();
  return async (email: string): Promise<void> => {
    const { deleteMyAccount } = await api.send(deletion, { email });
    if (!deleteMyAccount) throw new Error('The address is not that of the account.');
    await accounts.signOut();
    window.location.assign('/');
  };
};
