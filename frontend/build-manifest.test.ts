import { expect, test } from 'vitest';
import type { Rolldown } from 'vite';
import { buildManifest } from './build-manifest';

const page = '<head><meta name="build" content="development" /></head>';

/** The additional files that a build of these files emits. */
const built = (files: Record<string, string>, at = '2026-11-20T12:00:00.000Z') => {
  const bundle = Object.fromEntries(
    Object.entries(files).map(([fileName, source]) => [fileName, { type: 'asset', fileName, source }]),
  );
  const emitted: Record<string, string> = {};
  const hook = buildManifest(() => new Date(at)).generateBundle;
  if (typeof hook !== 'object') throw new Error('The manifest is written after everything else.');
  const emitFile = ({ fileName, source }: { fileName: string; source: string }) => {
    emitted[fileName] = source;
  };
  void hook.handler.call(
    { emitFile } as unknown as Rolldown.PluginContext,
    {} as Rolldown.NormalizedOutputOptions,
    bundle as unknown as Rolldown.OutputBundle,
    true,
  );
  const { id } = JSON.parse(emitted['builds/latest.json'] ?? '{}') as { id: string };
  const sources = Object.fromEntries(Object.entries(bundle).map(([name, { source }]) => [name, source]));
  return { id, emitted, sources };
};

test('writes the id of a build to every page, the latest manifest and a separate manifest', () => {
  const files = { 'index.html': page, 'static/terms.html': page, 'assets/a.js': 'a' };
  const { id, emitted, sources } = built(files);
  const manifest = JSON.stringify({ id, timestamp: '2026-11-20T12:00:00.000Z' });
  const named = `<head><meta name="build" content="${id}" /></head>`;
  expect(sources).toEqual({ 'index.html': named, 'static/terms.html': named, 'assets/a.js': 'a' });
  expect(emitted).toEqual({ 'builds/latest.json': manifest, [`builds/${id}.json`]: manifest });
});

test('derives the id from the content of the build only', () => {
  const first = built({ 'index.html': page, 'assets/a.js': 'a', 'assets/b.js': 'b' });
  const again = built(
    { 'assets/b.js': 'b', 'assets/a.js': 'a', 'index.html': page },
    '2026-11-21T00:00:00.000Z',
  );
  const changed = built({ 'index.html': page, 'assets/a.js': 'a', 'assets/b.js': 'c' });
  expect(again.id).toBe(first.id);
  expect(changed.id).not.toBe(first.id);
});

test.each([
  ['without a page', { 'assets/a.js': 'a' }, 'no index.html'],
  [
    'with a page that has no place for the id',
    { 'index.html': '<head></head>' },
    'index.html does not contain',
  ],
  [
    'with another page that has none',
    { 'index.html': page, 'static/terms.html': '<head></head>' },
    'static/terms.html does not contain',
  ],
])('rejects a build %s', (_case, files, message) => {
  expect(() => built(files)).toThrow(message);
});
