import { invokeFunction } from './invoke-function';
import type { Seeding } from './seeding';

/** Makes a user an admin, like `npm run grant-admin` in AWS. */
export const grantFirstAdmin = (seeding: Seeding, email: string): Promise<void> =>
  invokeFunction(
    seeding,
    ['ApiCompanies', 'GrantAdminFunctionName'],
    { email },
    `${email} could not be made an admin`,
  );
