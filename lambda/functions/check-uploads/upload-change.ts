import {
  array,
  isoTimestamp,
  literal,
  looseObject,
  parse,
  pipe,
  string,
  transform,
  union,
  unknown,
  type InferOutput,
} from 'valibot';

/** Amazon S3 User Guide, "Event message structure". Keys are URL-encoded, with a plus for a space. */
const schema = looseObject({
  eventName: string(),
  eventTime: pipe(string(), isoTimestamp()),
  s3: looseObject({
    bucket: looseObject({ name: string() }),
    object: looseObject({
      key: pipe(
        string(),
        transform((key) => decodeURIComponent(key.replaceAll('+', ' '))),
      ),
      versionId: string(),
      sequencer: string(),
    }),
  }),
});

/** One version of one object. */
export interface Upload {
  readonly bucket: string;
  readonly key: string;
  readonly versionId: string;
}

/** A change of an upload, as an S3 event reports it. */
export interface UploadChange extends Upload {
  readonly isRemoval: boolean;
  /** ISO 8601. */
  readonly at: string;
  readonly requestId: string;
}

/**
 * Amazon S3 User Guide, "Event message structure": S3 sends this test event when notifications are
 * configured. It concerns no file.
 */
const testEvent = looseObject({ Service: literal('Amazon S3'), Event: literal('s3:TestEvent') });

const records = union([
  pipe(
    looseObject({ Records: array(unknown()) }),
    transform(({ Records }) => Records),
  ),
  pipe(
    testEvent,
    transform(() => []),
  ),
]);

/** Reads an S3 event. Throws for any other event. */
export const readUploadChanges = (event: unknown): readonly UploadChange[] =>
  parse(records, event).map(readUploadChange);

function readUploadChange(record: unknown): UploadChange {
  const { eventName, eventTime, s3 }: InferOutput<typeof schema> = parse(schema, record);
  const { key, versionId, sequencer } = s3.object;
  return {
    bucket: s3.bucket.name,
    key,
    versionId,
    isRemoval: eventName.startsWith('ObjectRemoved:'),
    at: new Date(eventTime).toISOString(),
    requestId: sequencer,
  };
}
