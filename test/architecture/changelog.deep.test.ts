import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';

const folder = mkdtempSync(join(tmpdir(), 'changelog-'));
afterAll(() => rmSync(folder, { recursive: true }));

const author = ['-c', 'user.name=Test', '-c', 'user.email=test@novalink.test', '-c', 'commit.gpgsign=false'];
const git = (...options: string[]) => execFileSync('git', [...author, ...options], { cwd: folder });
const commit = (...paragraphs: string[]) =>
  git('commit', '--quiet', '--allow-empty', ...paragraphs.flatMap((paragraph) => ['-m', paragraph]));

function changelog(): string {
  const command = resolve('node_modules/.bin/conventional-changelog');
  const config = resolve('changelog.config.js');
  return execFileSync(command, ['--config', config, '--release-count', '0', '--stdout'], {
    cwd: folder,
    encoding: 'utf8',
  });
}

test('the changelog has a section for each version, with what users notice by scope', () => {
  git('init', '--quiet');
  writeFileSync(join(folder, 'package.json'), '{"name":"product","version":"0.2.0"}');
  commit('fix(lab): round up');
  commit('feat(lab): run in parts');
  commit('docs(lab): explain parts');
  git('-c', 'tag.gpgsign=false', 'tag', 'v0.1.0');
  commit('perf: start faster');
  commit('refactor(api)!: rename a field');
  commit('fix(api): refuse an empty name', 'BREAKING CHANGE: clients must send a name.');
  const [head, unreleased, released] = changelog().split(/^## /m);
  expect(head).toMatch(/^# Changelog\n/);
  expect(unreleased).toMatch(/^0\.2\.0 \(unreleased\)\n/);
  expect(unreleased?.match(/^(###|-) .*/gm)).toEqual([
    '### api',
    '- **Breaking** – Fixed: refuse an empty name',
    '- **Breaking** – Changed: rename a field',
    '### general',
    '- Faster: start faster',
  ]);
  expect(released).toMatch(/^0\.1\.0 \(\d{4}-\d\d-\d\d\)\n/);
  expect(released?.match(/^(###|-) .*/gm)).toEqual(['### lab', '- New: run in parts', '- Fixed: round up']);
});

test('CHANGELOG.md stays short enough to read', () => {
  expect(statSync('CHANGELOG.md').size).toBeLessThan(60_000);
});
