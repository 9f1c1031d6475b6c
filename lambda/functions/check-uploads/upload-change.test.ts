import { expect, test } from '@jest/globals';
import { readUploadChanges } from '#lambda/functions/check-uploads/upload-change';

const record = {
  eventName: 'ObjectCreated:Put',
  eventTime: '2026-11-21T10:00:00.000Z',
  s3: {
    bucket: { name: 'images' },
    object: { key: 'novalink/games/a+b%2Bc.png', versionId: '1', sequencer: '0A' },
  },
};

/** Amazon S3 User Guide, "Event message structure". */
const testEvent = {
  Service: 'Amazon S3',
  Event: 's3:TestEvent',
  Time: '2026-11-21T10:00:00.000Z',
  Bucket: 'images',
  RequestId: '5582815E1AEA5ADF',
  HostId: '8cLeGAmw098X5cv4Zkwcmo8vvZa3eH3eKxsPzbB9wrR+YstdA6Knx4Ip8EXAMPLE',
};

test('reads every record of an event, with its key decoded', () => {
  const removed = { ...record, eventName: 'ObjectRemoved:Delete' };
  expect(readUploadChanges({ Records: [record, removed] })).toMatchObject([
    { bucket: 'images', key: 'novalink/games/a b+c.png', isRemoval: false },
    { bucket: 'images', versionId: '1', isRemoval: true },
  ]);
});

test('finds nothing to check in the test event of S3', () => {
  expect(readUploadChanges(testEvent)).toEqual([]);
});

test.each([
  ['another event', { ...testEvent, Event: 's3:OtherEvent' }],
  ['an event without records', {}],
  ['a record without a version', { Records: [{ ...record, s3: { ...record.s3, object: { key: 'a' } } }] }],
])('rejects %s', (_what, event) => {
  expect(() => readUploadChanges(event)).toThrow();
});
