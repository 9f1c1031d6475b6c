import { createVersion } from '#lambda/functions/manage-game-versions/create-version';
import type { Needs } from '#lambda/functions/manage-game-versions/needs';
import type { Request } from '#lambda/functions/manage-game-versions/request';
import { updateVersion } from '#lambda/functions/manage-game-versions/update-version';

/** Runs one of the two mutations and returns the new version. */
export const manageGameVersions = (needs: Needs) => async (request: Request) => {
  const { identity, fieldName } = request;
  switch (fieldName) {
    case 'createGameVersion':
      return createVersion(needs)(identity, request.arguments.input);
    case 'updateGameVersion':
      return updateVersion(needs)(identity, request.arguments.input);
  }
};
