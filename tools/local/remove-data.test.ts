import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { removeData } from './remove-data';

function folderWith(...names: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'kept-'));
  for (const name of names) writeFileSync(join(folder, name), '');
  return folder;
}

test('removes the data of earlier runs, if any', () => {
  const folder = folderWith('dynamodb.sqlite', 'dynamodb.sqlite-wal', 'seeded');
  mkdirSync(join(folder, 'documents'));
  removeData(folder);
  expect(existsSync(folder)).toBe(false);
  removeData(folder);
});

test('does not remove a folder with other content', () => {
  const folder = folderWith('seeded', 'thesis.txt');
  expect(() => removeData(folder)).toThrow(
    `${folder} is not removed: thesis.txt does not belong to NovaLink.`,
  );
  expect(readdirSync(folder)).toEqual(['seeded', 'thesis.txt']);
  const file = join(folder, 'thesis.txt');
  expect(() => removeData(file)).toThrow('is not removed');
  expect(existsSync(file)).toBe(true);
});
