import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { diamonds } from '@novalink/engine/testing';
import { exportedLine } from '@novalink/ledger/day';
import { blocksOf, contentsOf, sampleEntries, sealOf, theDay } from '@novalink/ledger/testing';
import { until } from 'cdk-local-cloud/testing';
import { ownPackages } from '#tools/packages/own-packages';
import { writePackage } from '#tools/packages/write-package';

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const root = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'packed-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = async (command: string, args: readonly string[], cwd: string) =>
  (await promisify(execFile)(command, args, { cwd })).stdout;

const install = (home: string, ...names: readonly string[]) =>
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', ...names], home);

const { devDependencies } = JSON.parse(
  readFileSync(path.join(root, 'packages/local-cloud/package.json'), 'utf8'),
) as Manifest;

/** The packed packages by name. */
const packed = new Map<string, string>();
beforeAll(async () => {
  for (const [name, source] of ownPackages()) {
    const dist = await writePackage(path.join(root, source));
    const printed = await run('npm', ['pack', '--json', '--pack-destination', folder], dist);
    const [{ filename }] = JSON.parse(printed.slice(printed.indexOf('['))) as [{ filename: string }];
    packed.set(name, path.join(folder, filename));
  }
});

/** The packages as their users get them: packed, and installed in a folder without anything else. */
describe.each(readdirSync('packages'))('the packed %s', (name) => {
  const home = path.join(folder, name);
  let manifest: Manifest;

  beforeAll(async () => {
    manifest = JSON.parse(
      readFileSync(path.join(root, 'packages', name, 'package.json'), 'utf8'),
    ) as Manifest;
    mkdirSync(home);
    writeFileSync(path.join(home, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
    const needed = [manifest.name, ...Object.keys(manifest.dependencies ?? {})];
    await install(home, ...needed.flatMap((one) => packed.get(one) ?? []));
  });

  test('contains all that its exports import', async () => {
    const names = Object.keys(manifest.exports).map((one) => path.posix.join(manifest.name, one));
    const program = `${names.map((one) => `await import(${JSON.stringify(one)});`).join('\n')}\nprocess.exit();`;
    await run(process.execPath, ['--input-type=module', '--eval', program], home);
  });

  test('contains declarations that strict projects can use', async () => {
    const names = Object.keys(manifest.exports).map((one) => path.posix.join(manifest.name, one));
    const imports = names.map((one, place) => `export * as part${place} from ${JSON.stringify(one)};`);
    writeFileSync(path.join(home, 'uses.ts'), imports.join('\n'));
    const compiler = path.join(root, 'node_modules/typescript-7/bin/tsc');
    const types = path.join(root, 'node_modules/@types');
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', '--types', 'node'];
    await run(process.execPath, [compiler, ...options, '--typeRoots', types, 'uses.ts'], home);
  });

  const readme = readFileSync(path.join(root, 'packages', name, 'README.md'), 'utf8');
  const [, program, printed] = /^```js\n(.*?)^```.*?^```text\n(.*?)^```/ms.exec(readme) ?? [];
  if (program !== undefined)
    test('runs the example of its README', async () => {
      writeFileSync(path.join(home, 'example.mjs'), program);
      expect(await run(process.execPath, ['example.mjs'], home)).toBe(printed);
    });
});

test('the packed engine has the command lab, which plays a run with threads', async () => {
  const home = path.join(folder, 'engine');
  writeFileSync(path.join(home, 'model.json'), JSON.stringify(diamonds));
  const command = path.join(home, 'node_modules/.bin/lab');
  const answer = async (...workers: string[]) =>
    JSON.parse(
      await run(
        command,
        ['model.json', '--rounds', '140000', '--seed', '5eed'.repeat(16), '--json', ...workers],
        home,
      ),
    ) as { readonly resultHash: string };
  const { resultHash } = await answer('--workers', '2');
  expect(resultHash).toMatch(/^[\da-f]{64}$/);
  expect(await answer('--workers', '1')).toMatchObject({ resultHash });
});

test('the packed ledger has the command audit-days, which names a changed line', async () => {
  const home = path.join(folder, 'ledger');
  const entries = sampleEntries(12);
  const blocks = blocksOf(entries, 5, 0);
  const lines = [
    { day: theDay },
    ...entries.map((movement) => ({ movement })),
    ...blocks.map((block) => ({ block: { ...theDay, lane: 0, ...block } })),
    { seal: sealOf(contentsOf(entries, new Map([[0, blocks]]))) },
  ].map(exportedLine);
  const audit = async (text: string) => {
    writeFileSync(path.join(home, 'days.jsonl'), text);
    return run(path.join(home, 'node_modules/.bin/audit-days'), ['--from-beginning', 'days.jsonl'], home);
  };
  expect(await audit(lines.join(''))).toMatch(/^12 movements of 1 days, .* is correct\.\n$/);
  const changed = lines.with(3, lines[3]?.replace('"reason":null', '"reason":"gift"') ?? '');
  await expect(audit(changed.join(''))).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^days\.jsonl:4: the movement .* was changed\. 1 in all\.\n$/) as unknown,
  });
});

test('the packed contract of wallets has its description and the command wallet-contract', async () => {
  const home = path.join(folder, 'wallet-contract');
  const command = path.join(home, 'node_modules/.bin/wallet-contract');
  expect(await run(command, ['--list'], home)).toMatch(/^session\.create /);
  const description = path.join(home, 'node_modules/@novalink/wallet-contract/wallet.openapi.yaml');
  expect(readFileSync(description, 'utf8')).toContain('openapi: 3.1.0');
});

test('the packed local cloud runs an app of another project', async () => {
  const home = path.join(folder, 'local-cloud');
  // AWS Lambda provides the SDK to the function of the example.
  await install(home, `@aws-sdk/client-dynamodb@${devDependencies['@aws-sdk/client-dynamodb']}`);
  const assembly = path.join(folder, 'cdk.out');
  const app = path.join(root, 'examples/order-totals/app.mjs');
  execFileSync(process.execPath, [app], { env: { ...process.env, CDK_OUTDIR: assembly } });

  const command = path.join(home, 'node_modules/.bin/cdk-local-cloud');
  expect(await run(command, [assembly, '--check'], home)).toContain(
    'Everything in the templates is supported.',
  );
  const cloud = spawn(command, [assembly, '--port', '0'], {
    cwd: home,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(cloud, 'exit');
  try {
    const printed: string[] = [];
    createInterface({ input: cloud.stdout }).on('line', (line) => printed.push(line));
    const found = (pattern: RegExp) =>
      until(() => printed.map((line) => pattern.exec(line)?.[1]).find((part) => part !== undefined));
    const accessKeyId = await found(/AWS_ACCESS_KEY_ID=(\S+)/);
    const secretAccessKey = await found(/AWS_SECRET_ACCESS_KEY=(\S+)/);
    const endpoint = await found(/AWS_ENDPOINT_URL=(\S+)/);
    const dynamodb = new DynamoDBClient({
      endpoint,
      region: 'eu-west-1',
      credentials: { accessKeyId, secretAccessKey },
    });
    for (const [id, amount] of [
      ['o-1', '30'],
      ['o-2', '12'],
    ] as const)
      await dynamodb.send(
        new PutItemCommand({
          TableName: await found(/OrdersName = (\S+)/),
          Item: { id: { S: id }, customer: { S: 'ada' }, amount: { N: amount } },
        }),
      );
    const Key = { customer: { S: 'ada' } };
    const TableName = await found(/TotalsName = (\S+)/);
    const total = await until(async () => {
      const { Item } = await dynamodb.send(new GetItemCommand({ TableName, Key }));
      return Item?.orders?.N === '2' ? Item : undefined;
    });
    expect(total).toEqual({ customer: { S: 'ada' }, amount: { N: '42' }, orders: { N: '2' } });
  } finally {
    cloud.kill();
    await ended;
  }
});
