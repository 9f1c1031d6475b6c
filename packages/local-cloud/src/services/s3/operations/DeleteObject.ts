import { deletedHeaders, deleteVersion, deletion } from '../objects/delete-version';
import { requireUnlocked } from '../objects/locked-versions';
import { onKey } from '../protocol/operation';

export const deleteObject = onKey(async (needs, place, { query, headers }) => {
  const versionId = query.get('versionId');
  needs.permit(deletion(place, versionId));
  if (versionId !== null) requireUnlocked(needs, { ...place, versionId }, headers);
  const deleted = await deleteVersion(needs, place, versionId);
  return { status: 204, headers: deletedHeaders(place, deleted), body: '' };
});
