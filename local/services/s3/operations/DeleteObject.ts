import { deletedHeaders, deleteVersion, deletion } from '../objects/delete-version';
import { onKey } from '../protocol/operation';

export const deleteObject = onKey(async (needs, place, { query }) => {
  const versionId = query.get('versionId');
  needs.permit(deletion(place, versionId));
  const deleted = await deleteVersion(needs, place, versionId);
  return { status: 204, headers: deletedHeaders(place, deleted), body: '' };
});
