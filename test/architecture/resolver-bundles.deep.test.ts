import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import appsync from '@aws-appsync/eslint-plugin';
import { describe, expect, test } from '@jest/globals';
import { Linter } from 'eslint';
import { resolverCode } from '#lib/api/resolver-code';
import { appSyncRules } from '../../eslint.config.js';

const folder = 'lambda/resolvers';
/** The code for AppSync: the files in the resolver map, and the step that every pipeline has. */
const resolvers = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .filter((name) => /^export function request\b/m.test(readFileSync(join(folder, name), 'utf8')))
  .map((name) => name.replace(/\.ts$/, ''));

/** Checks the actual code for AppSync with the lint rules of the sources, except those that need types. */
function faultsOf(code: string): string[] {
  const { plugins, rules } = appSyncRules;
  const needTypes = rulesOf('recommended').filter((name) => !rulesOf('base').includes(name));
  const off = Object.fromEntries(needTypes.map((name) => [name, 'off'] as const));
  const found = new Linter().verify(code, [{ plugins, rules: { ...rules, ...off } }]);
  return found.map(({ ruleId, line, message }) => `${line}: ${ruleId ?? 'syntax'}: ${message}`);
}

function rulesOf(name: 'base' | 'recommended'): string[] {
  const config = appsync.configs?.[name];
  if (!config || !('rules' in config)) throw new Error(`The plugin has no configuration ${name}.`);
  return Object.keys(config.rules ?? {});
}

test('checks every resolver', () => {
  expect(resolvers.length).toBeGreaterThan(15);
});

test.each(resolvers)('AppSync accepts the bundle of %s', (name) => {
  const code = readFileSync(resolverCode(name));
  expect(faultsOf(code.toString())).toEqual([]);
  // https://docs.aws.amazon.com/appsync/latest/devguide/resolver-reference-overview-js.html
  expect(code.length).toBeLessThanOrEqual(32_768);
});

/** Bundles a resolver of the test, with a line in another file that APPSYNC_JS does not support. */
function bundleWith(what: string, line: string): string {
  const planted = join(tmpdir(), 'novalink-planted', what);
  mkdirSync(planted, { recursive: true });
  const bad = `export function act(given: number[]): unknown {\n${line}\nreturn given;\n}`;
  const resolver = `import { act } from './imported';
    export const request = () => ({ payload: act([1]) });
    export const response = () => null;`;
  writeFileSync(join(planted, 'imported.ts'), bad);
  writeFileSync(join(planted, 'resolver.ts'), resolver);
  return resolverCode(relative(folder, join(planted, 'resolver')));
}

describe('reports unsupported code from another file:', () => {
  test.each([
    ['throw', "throw new Error('no');", 'no throw'],
    ['clock', 'given.push(Date.now());', "'Date'"],
    ['chance', 'given.push(Math.random());', "'Math.random'"],
    ['timer', 'setTimeout(() => given.pop(), 1);', "'setTimeout'"],
    ['network', "given.push(fetch('https://example.com'));", "'fetch'"],
    ['regex', "if (/a/.test('a')) return null;", 'no-regex'],
    ['named-regex', "if (new RegExp('a')) return null;", "'RegExp'"],
    ['promise', 'return Promise.resolve(given);', "'Promise'"],
    ['try', 'try { given.pop(); } catch { return null; }', 'no-try'],
    ['class', 'class Thing {}\nreturn Thing;', 'no-classes'],
    ['endless', 'while (given.length > 0) given.pop();', 'no-while'],
    ['counting', 'for (let i = 0; i < 3; i++) given.pop();', 'no-for'],
  ])('%s', (what, line, fault) => {
    const faults = faultsOf(readFileSync(bundleWith(what, line), 'utf8'));
    expect(faults).toContainEqual(expect.stringContaining(fault));
  });

  test('reports nothing in a valid bundle', () => {
    expect(faultsOf(readFileSync(bundleWith('good', 'given.push(1);'), 'utf8'))).toEqual([]);
  });

  test('reports too many bytes', () => {
    const line = `given.push('${'x'.repeat(32_768)}'.length);`;
    expect(() => bundleWith('large', line)).toThrow('the limit of AppSync is 32768');
  });
});
