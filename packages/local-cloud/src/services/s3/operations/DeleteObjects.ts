import { element } from '#local/platform/aws-answers';
import { AwsError } from '#local/platform/aws-error';
import { contentsOf, nested, textsOf, xmlAnswer } from '#local/platform/xml';
import { deleteVersion, deletion, type Deleted } from '../objects/delete-version';
import { requireUnlocked } from '../objects/locked-versions';
import { onBucket, type Place, type S3Needs } from '../protocol/operation';
import { receivedBytes } from '../objects/received-bytes';
import type { S3Request } from '../protocol/parsed-request';
import { malformedXml } from '../protocol/s3-error';
import { namespace } from '../protocol/namespace';

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
    const refusal = refusalOf(needs, place, versionId, request.headers);
    if (refusal !== undefined) {
      results.push(nested('Error', named, element('Code', 'AccessDenied'), element('Message', refusal)));
      continue;
    }
    const deleted = await deleteVersion(needs, place, versionId);
    if (!isQuiet) results.push(nested('Deleted', named, markerOf(deleted)));
  }
  return xmlAnswer(200, `<DeleteResult ${namespace}>${results.join('')}</DeleteResult>`);
});

/** Returns why the caller cannot delete it. */
function refusalOf(
  needs: S3Needs,
  place: Place,
  versionId: string | null,
  headers: S3Request['headers'],
): string | undefined {
  if (!needs.mayDo(deletion(place, versionId))) return 'Access Denied';
  if (versionId === null) return undefined;
  try {
    requireUnlocked(needs, { ...place, versionId }, headers);
    return undefined;
  } catch (error) {
    if (error instanceof AwsError) return error.message;
    throw error;
  }
}

const markerOf = ({ version, isMarker }: Deleted) =>
  isMarker && version !== undefined
    ? element('DeleteMarker', 'true') + element('DeleteMarkerVersionId', version.versionId)
    : '';
