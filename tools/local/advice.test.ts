import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import {
  FolderInUse,
  PortTaken,
  UnreadableData,
  EngineUnreachable,
  EngineMissing,
  TemplateRefused,
} from 'cdk-local-cloud/errors';
import { withAdvice } from './advice';

test.each([
  [
    new PortTaken(4000),
    'Port 4000 is in use. Stop the program that uses this port, or choose another port: PORT=4001 npm start',
  ],
  [new FolderInUse('kept', 7), 'by process 7. Stop that process first, or start with --memory.'],
  [
    new UnreadableData('kept/x', 'cut off'),
    'kept/x: cut off. Repair or remove it, or reset all data with `npm run reset`.',
  ],
  [
    new EngineMissing('@dynoxide/linux-x64', 'linux-x64'),
    'not installed. Run `npm ci` on this machine, without `--omit=optional`, or set NOVALINK_DYNAMODB_ENDPOINT',
  ],
  [
    new EngineMissing(undefined, 'aix-ppc64'),
    'win32-x64. Use a machine, a container or WSL of one of these, or set NOVALINK_DYNAMODB_ENDPOINT',
  ],
  [new EngineUnreachable('no answer'), 'no answer. Start the engine that NOVALINK_DYNAMODB_ENDPOINT names'],
  [
    new TemplateRefused(['Vpc']),
    'Vpc\nRemove these from the local stage; packages/local-cloud/README.md lists what runs.',
  ],
])('%s is printed with what to do next', (error, message) => {
  expect(withAdvice(error)).toContain(message);
});

test('prints other errors unchanged', () => {
  expect(withAdvice(new Error('It broke.'))).toBe('It broke.');
});

test('names the data folder and `npm run reset` for other errors with existing data', () => {
  expect(withAdvice(new Error('It broke.'), '.novalink')).toBe(
    'It broke.\nThe data in .novalink may be from another version of NovaLink. `npm run reset` removes it; then run `npm start` again.',
  );
});

test('the local cloud names neither the product nor its commands', () => {
  const files = readdirSync('packages/local-cloud', { recursive: true, encoding: 'utf8' })
    .map((name) => join('packages/local-cloud', name))
    .filter((name) => /\.(ts|mjs|md)$/.test(name) && !name.startsWith('packages/local-cloud/dist/'));
  const named = (name: string) =>
    name.endsWith('.md')
      ? /npm (run|start)|novalink|--memory|localhost:4000|bin\//i
      : /npm (run|start)|novalink/i;
  const naming = files.filter((name) => named(name).test(readFileSync(name, 'utf8')));
  expect(naming).toEqual([]);
});
