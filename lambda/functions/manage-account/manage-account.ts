import { deleteMyAccount } from '#lambda/functions/manage-account/delete-my-account';
import { exportMyData } from '#lambda/functions/manage-account/export-my-data';
import type { Needs } from '#lambda/functions/manage-account/needs';
import type { Request } from '#lambda/functions/manage-account/request';

/** Runs one of the two fields, always for the caller's own account. */
export const manageAccount = (needs: Needs) => async (request: Request) => {
  switch (request.fieldName) {
    case 'exportMyData':
      return exportMyData(needs)(request.identity, request.arguments.nextToken ?? undefined);
    case 'deleteMyAccount':
      return deleteMyAccount(needs)(request.identity, request.arguments);
  }
};
