import { createApiKey } from '#lambda/functions/manage-api-keys/create-api-key';
import { listApiKeys } from '#lambda/functions/manage-api-keys/list-api-keys';
import type { Needs } from '#lambda/functions/manage-api-keys/needs';
import type { Request } from '#lambda/functions/manage-api-keys/request';
import { revokeApiKey } from '#lambda/functions/manage-api-keys/revoke-api-key';

/** Runs one of the fields. */
export const manageApiKeys = (needs: Needs) => async (request: Request) => {
  const { identity, fieldName } = request;
  switch (fieldName) {
    case 'listApiKeys':
      return listApiKeys(needs)(identity, request.arguments.companyId);
    case 'createApiKey':
      return createApiKey(needs)(identity, request.arguments.input);
    case 'revokeApiKey':
      return revokeApiKey(needs)(identity, request.arguments.input);
  }
};
