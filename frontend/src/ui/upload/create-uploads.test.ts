import { expect, test } from 'vitest';
import { createUploads } from './create-uploads';
import type { UploadTarget } from './upload';
import { nextTurn } from '../../../testing/next-turn';

/** A fake upload target. The steps can be replaced, to make them wait or fail. */
const placeWith = (steps: Partial<UploadTarget> = {}) => {
  const kept = new Map<string, File>();
  const sent: string[] = [];
  let keys = 0;
  const target: UploadTarget = {
    accept: ['image/png'],
    inspect: () => Promise.resolve(),
    newKey: () => Promise.resolve(`key-${(keys += 1)}`),
    send: (key, file) => {
      sent.push(key);
      kept.set(key, file);
      return Promise.resolve();
    },
    settle: () => Promise.resolve(),
    failure: (fault) => ({
      text: fault instanceof Error ? fault.message : '',
      isFinal: fault instanceof TypeError,
    }),
    ...steps,
  };
  const arrived: string[] = [];
  const uploads = createUploads({ target, onKept: (key) => arrived.push(key) });
  const only = () => {
    const [upload] = uploads.all();
    if (!upload) throw new Error('There is no upload.');
    return upload;
  };
  return { uploads, kept, sent, arrived, only };
};

const png = (name: string) => new File(['x'], name, { type: 'image/png' });

test('the state of a file changes from waiting to stored', async () => {
  const { uploads, arrived, only } = placeWith();
  const steps: string[] = [];
  uploads.watch(() => steps.push(only().step));
  uploads.add([png('reel.png')]);
  await nextTurn();
  expect([...new Set(steps)]).toEqual(['waiting', 'sending', 'checking', 'kept']);
  expect(arrived).toEqual(['key-1']);
});

test('uploads a file to the same key after a lost connection', async () => {
  let online = false;
  const tried: string[] = [];
  const { uploads, only, arrived } = placeWith({
    send: (key) => {
      tried.push(key);
      return online ? Promise.resolve() : Promise.reject(new Error('offline'));
    },
  });
  uploads.add([png('reel.png')]);
  await nextTurn();
  expect(only()).toMatchObject({ step: 'failed', text: 'offline' });
  online = true;
  uploads.retry(only().id);
  await nextTurn();
  expect(only()).toMatchObject({ step: 'kept', text: undefined });
  expect(tried).toEqual(['key-1', 'key-1']);
  expect(arrived).toEqual(['key-1']);
});

test('does not upload a file again if only the check failed', async () => {
  let answers = false;
  const { uploads, only, sent } = placeWith({
    settle: () => (answers ? Promise.resolve() : Promise.reject(new Error('no answer'))),
  });
  uploads.add([png('reel.png')]);
  await nextTurn();
  expect(only().step).toBe('failed');
  answers = true;
  uploads.retry(only().id);
  await nextTurn();
  expect(only().step).toBe('kept');
  expect(sent).toEqual(['key-1']);
});

test('does not upload an invalid file', async () => {
  const { uploads, only, sent } = placeWith({ inspect: () => Promise.reject(new TypeError('too large')) });
  uploads.add([png('reel.png')]);
  await nextTurn();
  expect(only()).toMatchObject({ step: 'refused', text: 'too large' });
  expect(sent).toEqual([]);
});

test('stops a removed upload without a message', async () => {
  let stopped = false;
  const { uploads, only, arrived } = placeWith({
    send: (_key, _file, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          stopped = true;
          reject(new Error('cancelled'));
        });
      }),
  });
  uploads.add([png('reel.png')]);
  await nextTurn();
  uploads.drop(only().id);
  await nextTurn();
  expect([stopped, uploads.all(), arrived]).toEqual([true, [], []]);
});

test('uploads three files at a time', async () => {
  const waiting: (() => void)[] = [];
  const { uploads } = placeWith({ send: () => new Promise((resolve) => waiting.push(resolve)) });
  uploads.add(['a', 'b', 'c', 'd'].map(png));
  await nextTurn();
  expect(uploads.all().map(({ step }) => step)).toEqual(['sending', 'sending', 'sending', 'waiting']);
  waiting[0]?.();
  await nextTurn();
  expect(uploads.all().map(({ step }) => step)).toEqual(['kept', 'sending', 'sending', 'sending']);
});
