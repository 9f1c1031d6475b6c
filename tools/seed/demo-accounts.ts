export const demoPassword = 'NovaLink-2026!';

/** People to sign in as; the owners' companies are approved. */
export const demoAccounts = {
  admin: 'admin@novalink.test',
  provider: 'provider@novalink.test',
  operator: 'operator@novalink.test',
} as const;
