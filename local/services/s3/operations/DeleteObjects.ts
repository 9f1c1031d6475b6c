import { element } from '#local/platform/aws-answers';
import { deleteVersion, deletion, type Deleted } from '../objects/delete-version';
import { onBucket } from '../protocol/operation';
import { receivedBytes } from '../objects/received-bytes';
import { malformedXml } from '../protocol/s3-error';
import { contentsOf, namespace, nested, textsOf, xmlAnswer } from '../protocol/xml';

export const deleteObjects = onBucket(async (needs, bucket, request) => {
  const asked = receivedBytes(request).bytes.toString();
  const wanted = contentsOf(asked, 'Object').flatMap((object) =>
    textsOf(object, 'Key').map((key) => ({ key, versionId: textsOf(object, 'VersionId')[0] ?? null })),
  );
  if (wanted.length === 0 || wanted.length > 1000) throw malformedXml();
  const isQuiet = textsOf(asked, 'Quiet').includes('true');
  const results: string[] = [];
  for (const { key, versionId } of wanted) {
    const place = { bucket, key };
    const named = element('Key', key) + (versionId === null ? '' : element('VersionId', versionId));
    if (!needs.mayDo(deletion(place, versionId))) {
      results.push(
        nested('Error', named, element('Code', 'AccessDenied'), element('Message', 'Access Denied')),
      );
      continue;
    }
    const deleted = await deleteVersion(needs, place, versionId);
    if (!isQuiet) results.push(nested('Deleted', named, markerOf(deleted)));
  }
  return xmlAnswer(200, `<DeleteResult ${namespace}>${results.join('')}</DeleteResult>`);
});

const markerOf = ({ version, isMarker }: Deleted) =>
  isMarker && version !== undefined
    ? element('DeleteMarker', 'true') + element('DeleteMarkerVersionId', version.versionId)
    : '';
