import type { Fault } from './fault';
import type { TestEnvironment } from './permission-case';
import { permissionOf } from '../matrix/matrix';
import type { FileOperation } from '../matrix/files';
import { askS3, fileFor, type FileAction, type FileObject, type Place } from '../requests/files';
import { identities, type Identity } from '../matrix/permissions';
import type { BucketName } from '../environment/buckets';

/** Runs the cases of an S3 row: identities without permission are refused, and no object or table changes. */
export async function runFileRow(environment: TestEnvironment, operation: FileOperation): Promise<Fault[]> {
  const { stage, files } = environment;
  const may = (who: Identity) => permissionOf(operation, who) !== 'none';
  const row = partsOf(operation);
  const refused = await objectsFor(
    environment,
    row,
    identities.filter((who) => !may(who)),
  );
  const contents = async () => [await stage.contents(), await files.contents()].join('\n');
  const before = await contents();
  const answers = await askAll(environment, row, refused);
  const changed = before !== (await contents());
  const faults: Fault[] = answers
    .filter(({ status }) => status !== 403)
    .map(({ who, status }) => ({ who, what: `not refused: HTTP ${status}` }));
  if (changed) faults.push({ who: 'somebody', what: 'refused, but a table or a bucket changed' });
  const allowed = await objectsFor(environment, row, identities.filter(may));
  for (const { who, status } of await askAll(environment, row, allowed))
    if (status < 200 || status > 299) faults.push({ who, what: `refused: HTTP ${status}` });
  if (faults.length === 0) await settle(environment, row, allowed);
  return faults;
}

interface Row {
  readonly action: FileAction;
  readonly bucket: BucketName;
  readonly place: Place;
}
interface Asking {
  readonly who: Identity;
  readonly object: FileObject;
}

function partsOf(operation: FileOperation): Row {
  const [action, bucket, place] = operation.slice('s3:'.length).split(' ');
  return { action, bucket, place } as Row;
}

const objectsFor = (
  { files, personas, uninvolvedUser }: TestEnvironment,
  row: Row,
  callers: readonly Identity[],
) =>
  Promise.all(
    callers.map(async (who): Promise<Asking> => {
      const folders = { own: personas[who].visitor.identityId, others: uninvolvedUser.identityId };
      return { who, object: await fileFor(files, row.action, row.bucket, row.place, folders) };
    }),
  );

const askAll = ({ files, personas }: TestEnvironment, row: Row, asking: readonly Asking[]) =>
  Promise.all(
    asking.map(async ({ who, object }) => {
      const client = files.clientOf(personas[who].visitor);
      return { who, status: await statusOf(askS3(files, client, row, object)) };
    }),
  );

async function statusOf(call: Promise<unknown>): Promise<number> {
  const answer = (await call.catch((error: unknown) => error)) as { $metadata?: { httpStatusCode?: number } };
  const status = answer.$metadata?.httpStatusCode;
  if (status === undefined) throw new Error('S3 did not answer.', { cause: answer });
  return status;
}

/** Waits until the upload check has processed written and deleted files. */
async function settle({ files }: TestEnvironment, { action }: Row, asked: readonly Asking[]): Promise<void> {
  if (action !== 'PutObject' && action !== 'DeleteObject') return;
  for (const { object } of asked) await files.settled(object.key, action === 'PutObject');
}
