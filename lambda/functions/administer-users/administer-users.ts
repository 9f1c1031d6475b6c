import { guard } from '#domain/guard';
import { findOwner } from '#lambda/functions/administer-users/find-owner';
import { getUser } from '#lambda/functions/administer-users/get-user';
import { namesOfUsers } from '#lambda/functions/administer-users/names-of-users';
import { listUsers } from '#lambda/functions/administer-users/list-users';
import {
  addToGroup,
  deleteUser,
  removeFromGroup,
  type Needs,
} from '#lambda/functions/administer-users/change-users';
import type { Request } from '#lambda/functions/administer-users/request';
import { Refusal } from '#lambda/runtime/refusal';

/** Runs one of the fields for a caller who is still an admin. */
export const administerUsers = (needs: Needs) => async (request: Request) => {
  const { identity } = request;
  if (!guard('user.admin', identity.groups.includes('ADMINS'))) throw new Refusal('caller.rights-withdrawn');
  const isWithdrawn = await needs.rights.isWithdrawn(identity.sub, 'ADMINS');
  if (!guard('caller.access', !isWithdrawn)) throw new Refusal('caller.rights-withdrawn');
  switch (request.fieldName) {
    case 'addToGroup':
      return addToGroup(needs)(identity.sub, request.arguments);
    case 'removeFromGroup':
      return removeFromGroup(needs)(identity.sub, request.arguments);
    case 'deleteUser':
      return deleteUser(needs)(identity.sub, request.arguments);
    case 'createCompany':
      return findOwner(needs)(request.arguments.input);
    case 'getUser':
      return getUser(needs)(request.arguments);
    case 'listAuditEvents':
      return namesOfUsers(needs)(request.arguments);
    case 'listUsers':
      return listUsers(needs)(request.arguments);
  }
};
