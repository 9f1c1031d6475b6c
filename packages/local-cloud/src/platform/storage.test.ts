import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { anyText, runs } from '#local/testing/random-cases';
import { FolderInUse, lockFolder } from './folder-lock';
import { folderStorage } from './folder-storage';
import { memoryStorage } from './memory-storage';
import { UnreadableData } from './unreadable-data';

const newFolder = () => mkdtempSync(join(tmpdir(), 'storage-'));

describe.each([
  ['memory', () => memoryStorage()],
  ['folder', () => folderStorage(newFolder())],
])('%s storage', (_name, create) => {
  test('returns stored values in the order of the keys’ code points', () => {
    const documents = create().documents<number>('a/b');
    ['b', 'B', '\u{1F600}', '\uFB01', 'é', '../x', ''].forEach((key, at) => documents.put(key, at));
    documents.delete('b');
    documents.delete('never there');
    expect(documents.entries()).toEqual([
      ['', 6],
      ['../x', 5],
      ['B', 1],
      ['é', 4],
      ['\uFB01', 3],
      ['\u{1F600}', 2],
    ]);
  });

  test('shares values only under the same name', () => {
    const storage = create();
    storage.documents<string>('users').put('k', 'one');
    expect(storage.documents<string>('users').get('k')).toBe('one');
    expect(storage.documents<string>('users/more').get('k')).toBeUndefined();
  });

  test('is not changed through returned values', () => {
    const documents = create().documents<{ groups: string[] }>('users');
    documents.put('k', { groups: [] });
    documents.get('k')?.groups.push('ADMINS');
    expect(documents.get('k')).toEqual({ groups: [] });
  });

  test('stores bytes', async () => {
    const blobs = create().blobs('objects');
    await blobs.put('k', Buffer.from([0, 255]));
    expect(await blobs.get('k')).toEqual(Buffer.from([0, 255]));
    await blobs.delete('k');
    expect(await blobs.get('k')).toBeUndefined();
  });
});

test('keeps everything after a restart, for all keys', () => {
  fc.assert(
    fc.property(fc.dictionary(anyText, fc.jsonValue()), (entries) => {
      const folder = newFolder();
      const documents = folderStorage(folder).documents('x');
      for (const [key, document] of Object.entries(entries)) documents.put(key, document);
      expect(folderStorage(folder).documents('x').entries()).toEqual(documents.entries());
    }),
    { numRuns: runs(30) },
  );
});

test('names a damaged file in the error', () => {
  const folder = newFolder();
  folderStorage(folder).documents('users').put('k', 1);
  const [file = ''] = readdirSync(join(folder, 'documents/users'));
  writeFileSync(join(folder, 'documents/users', file), '{"key":"k","doc');
  expect(() => folderStorage(folder).documents('users')).toThrow(UnreadableData);
  expect(() => folderStorage(folder).documents('users')).toThrow(file);
});

describe('the lock of a folder', () => {
  const holdIt = (folder: string, started: string) =>
    writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: process.ppid, started }));

  test('is refused while another process holds it', () => {
    const folder = newFolder();
    const { stdout } = spawnSync('sh', ['-c', `sed 's/.*) //' /proc/${process.ppid}/stat | cut -d' ' -f20`]);
    holdIt(folder, stdout.toString().trim() || 'running');
    expect(() => lockFolder(folder)).toThrow(FolderInUse);
  });

  test('is taken over from a process that has ended, even if its id is reused', () => {
    const folder = newFolder();
    holdIt(folder, 'at another time');
    lockFolder(folder).release();
    const { pid } = spawnSync('true');
    writeFileSync(join(folder, 'lock'), JSON.stringify({ pid, started: '1' }));
    lockFolder(folder).release();
    expect(readdirSync(folder)).toEqual([]);
  });
});
