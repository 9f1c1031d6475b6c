import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

const settings = [
  'package.json',
  '.oxlintrc.json',
  'eslint.config.js',
  'tsconfig.base.json',
  'tsconfig.json',
  'tsconfig.resolvers.json',
  'frontend/tsconfig.json',
  'test/journeys/tsconfig.json',
];

/** One violation for each kind of rule, in each TypeScript project: rule, file and code. */
const oxlintRefuses: readonly (readonly [rule: string, file: string, code: string])[] = [
  ['typescript(no-explicit-any)', 'lib/any.ts', 'export const size = (text: any): number => Number(text);'],
  [
    'typescript(no-floating-promises)',
    'lambda/floating.ts',
    'export const act = (done: Promise<number>) => { done.then(String); };',
  ],
  [
    'typescript(no-floating-promises)',
    'test/journeys/floating.ts',
    'export const act = (done: Promise<number>) => { done.then(String); };',
  ],
  [
    'typescript(no-floating-promises)',
    'frontend/src/floating.ts',
    'export const act = (done: Promise<number>) => { done.then(String); };',
  ],
  [
    'typescript(no-misused-promises)',
    'packages/local-cloud/src/misused.ts',
    'export const act = (done: Promise<boolean>) => { if (done) return 1; return 2; };',
  ],
  ['eslint(no-restricted-globals)', 'domain/timer.test.ts', 'setTimeout(() => undefined, 1);'],
  [
    'eslint(no-restricted-imports)',
    'test/cloud/timer.test.ts',
    "import { setTimeout as pause } from 'node:timers/promises'; await pause(1);",
  ],
  [
    'eslint(no-restricted-properties)',
    'test/journeys/idle.journey.ts',
    "export const idle = (page: { waitForLoadState(state: string): void }) => page.waitForLoadState('networkidle');",
  ],
  ['typescript(await-thenable)', 'bin/await.ts', 'export const act = async () => { await 1; };'],
  ['typescript(no-unsafe-return)', 'tools/unsafe.ts', "export const read = () => JSON.parse('1');"],
  [
    'typescript(no-unnecessary-condition)',
    'domain/condition.ts',
    "export const named = (name: string) => name ?? 'none';",
  ],
  [
    'typescript(no-unnecessary-type-assertion)',
    'domain/assertion.ts',
    'export const named = (name: string) => name as string;',
  ],
  [
    'typescript(no-non-null-assertion)',
    'domain/non-null.ts',
    'export const size = (name: string | null) => name!.length;',
  ],
  [
    'typescript(restrict-template-expressions)',
    'domain/template.ts',
    'export const named = (name: object) => `${name}`;',
  ],
  [
    'typescript(no-deprecated)',
    'bench/deprecated.ts',
    'export const rest = (name: string) => name.substr(1);',
  ],
  [
    'typescript(only-throw-error)',
    'frontend/src/public/throw.ts',
    "export const act = () => { throw new Response('no'); };",
  ],
  ['eslint(no-unused-vars)', 'test/unused.ts', "import { join } from 'node:path';\nexport const one = 1;"],
  ['eslint(no-console)', 'lib/console.ts', 'export const act = () => { console.log(1); };'],
  ['eslint(eqeqeq)', 'lib/equal.ts', 'export const same = (one: unknown, other: unknown) => one == other;'],
  ['eslint(no-undef)', 'packages/local-cloud/src/undefined.mjs', 'export const title = document.title;'],
  ['import(no-default-export)', 'lib/default.ts', 'export default 1;'],
  [
    'react-hooks(exhaustive-deps)',
    'frontend/src/deps.tsx',
    "import { useEffect } from 'react';\nexport const Title = ({ text }: { readonly text: string }) => { useEffect(() => { document.title = text; }, []); return null; };",
  ],
  [
    'react-hooks(rules-of-hooks)',
    'frontend/src/hooks.tsx',
    "import { useId } from 'react';\nexport const Field = ({ on }: { readonly on: boolean }) => { if (!on) return null; return <p id={useId()} />; };",
  ],
  ['react(purity)', 'frontend/src/purity.tsx', 'export const Clock = () => <p>{Date.now()}</p>;'],
  ['jsx-a11y(alt-text)', 'frontend/src/alt.tsx', 'export const Picture = () => <img src="/a.png" />;'],
  [
    'jsx-a11y(click-events-have-key-events)',
    'frontend/src/click.tsx',
    'export const Act = ({ on }: { readonly on: () => void }) => <div onClick={on} />;',
  ],
  ['unused directive', 'lib/directive.ts', '// oxlint-disable-next-line no-console\nexport const one = 1;'],
];

const eslintRefuses: typeof oxlintRefuses = [
  [
    '@aws-appsync/no-disallowed-methods',
    'lambda/resolvers/methods.ts',
    'export const twice = (text: string) => text.repeat(2);',
  ],
  [
    '@aws-appsync/no-recursion',
    'lambda/resolvers/recursion.ts',
    'export function down(from: number): number { return from > 0 ? down(from - 1) : 0; }',
  ],
  [
    '@aws-appsync/no-for',
    'lambda/resolvers/for.ts',
    'export const act = () => { for (let turn = 0; turn < 3; turn += 1) console.warn(turn); };',
  ],
  [
    'no-restricted-syntax',
    'lambda/resolvers/throw.ts',
    "export const act = () => { throw new Error('no'); };",
  ],
  ['no-restricted-globals', 'lambda/resolvers/clock.ts', 'export const now = () => Date.now();'],
  [
    'unused directive',
    'lambda/resolvers/directive.ts',
    '// eslint-disable-next-line @aws-appsync/no-for\nexport const one = 1;',
  ],
];

const good = ['lib/good.ts', 'export const double = (size: number): number => size * 2;'] as const;

interface Refusal {
  readonly rule: string;
  readonly file: string;
}

let project: string;
beforeAll(() => {
  project = realpathSync(mkdtempSync(join(tmpdir(), 'novalink-lint-')));
  for (const file of settings) cpSync(file, join(project, file));
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'), 'junction');
  plant(...good);
  for (const [, file, code] of [...oxlintRefuses, ...eslintRefuses]) plant(file, code);
});
afterAll(() => {
  rmSync(project, { recursive: true, force: true });
});

function plant(file: string, code: string): void {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), `${code}\n`);
}

/** Runs a script of package.json, which starts a linter, and parses what it prints. */
function outputOf(script: 'check:lint' | 'check:resolvers'): unknown {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const [linter = '', ...options] = scripts[script]?.split(' ') ?? [];
  const program = resolve('node_modules', linter, 'bin', linter === 'eslint' ? 'eslint.js' : linter);
  const run = spawnSync(process.execPath, [program, ...options, '-f', 'json'], {
    cwd: project,
    encoding: 'utf8',
  });
  if (run.status !== 1) throw new Error(`${script} ended with ${String(run.status)}: ${run.stderr}`);
  return JSON.parse(run.stdout);
}

describe('oxlint', () => {
  let refusals: readonly Refusal[];
  beforeAll(() => {
    const output = outputOf('check:lint') as { diagnostics: { code?: string; filename: string }[] };
    refusals = output.diagnostics.map(({ code, filename }) => ({
      rule: code ?? 'unused directive',
      file: filename,
    }));
  });

  test.each(oxlintRefuses)('reports %s in %s', (rule, file) => {
    expect(refusals).toContainEqual({ rule, file });
  });

  test('reports nothing in a good file', () => {
    expect(refusals.filter(({ file }) => file === good[0])).toEqual([]);
  });
});

describe('ESLint', () => {
  let refusals: readonly Refusal[];
  beforeAll(() => {
    const output = outputOf('check:resolvers') as {
      filePath: string;
      messages: { ruleId: string | null }[];
    }[];
    refusals = output.flatMap(({ filePath, messages }) =>
      messages.map(({ ruleId }) => ({
        rule: ruleId ?? 'unused directive',
        file: filePath.slice(project.length + 1).replaceAll('\\', '/'),
      })),
    );
  });

  test.each(eslintRefuses)('reports %s in %s', (rule, file) => {
    expect(refusals).toContainEqual({ rule, file });
  });
});
