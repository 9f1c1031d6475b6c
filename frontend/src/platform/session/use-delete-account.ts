import { nullableOperation } from '../api/operation';
import { usePlatform } from '../platform';

const deletion = nullableOperation(/* GraphQL */ `
  mutation DeleteMyAccount($email: String!, $idToken: String) {
    deleteMyAccount(email: $email, idToken: $idToken)
  }
`);

/** Deletes the account and goes to the home page. The address must be the user's own. */
export const useDeleteAccount = () => {
  const { accounts, api } = usePlatform();
  return async (email: string): Promise<void> => {
    // The ID token identifies the files to remove. It is renewed, because the identity pool requires a valid
    // token.
    const tokens = await accounts.tokens({ renew: true });
    const { deleteMyAccount } = await api.send(deletion, { email, idToken: tokens?.id?.text ?? null });
    if (!deleteMyAccount) throw new Error('The e-mail address does not match the account.');
    await accounts.signOut();
    window.location.assign('/');
  };
};
