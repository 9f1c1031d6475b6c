import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { FolderInUse } from 'cdk-local-cloud/errors';
import { lockFolder } from 'cdk-local-cloud/client';

const ours = /^(blobs|documents|logs|lock|seeded|history|dynamodb\.sqlite.*)$/;

/**
 * Removes the data of earlier runs. Throws, and removes nothing, if one of them is still running or if the
 * folder contains anything that no run has created: the folder is set by an environment variable, which can
 * be wrong.
 */
export function removeData(folder: string): void {
  if (!existsSync(folder)) return;
  const stranger = statSync(folder).isDirectory()
    ? readdirSync(folder).find((name) => !ours.test(name))
    : folder;
  if (stranger !== undefined)
    throw new Error(
      `${folder} is not removed: ${stranger} does not belong to NovaLink. Remove the folder manually.`,
    );
  refuseWhileInUse(folder);
  rmSync(folder, { recursive: true, force: true });
}

function refuseWhileInUse(folder: string): void {
  try {
    lockFolder(folder);
  } catch (error) {
    if (error instanceof FolderInUse) throw error;
  }
}
