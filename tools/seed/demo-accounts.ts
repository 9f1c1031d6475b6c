export const demoPassword = 'NovaLink-2026!';

/** The demo accounts. The companies of the owners are approved. */
export const demoAccounts = {
  admin: 'admin@novalink.test',
  provider: 'provider@novalink.test',
  operator: 'operator@novalink.test',
} as const;
