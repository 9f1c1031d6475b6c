import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { runLocal, startLocal, stopLocal } from '#test/support/local-process';

const newFolder = () => mkdtempSync(join(tmpdir(), 'refused-'));

/** The complete output for the user, after the product was built. */
async function refused(...how: Parameters<typeof runLocal>) {
  const { code, out, err } = await runLocal(...how);
  expect(out).not.toContain('NovaLink is running');
  return { code, lines: err.trimEnd().split('\n') };
}

test('a port that is in use', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const reported = await refused(['--memory'], { environment: { PORT: `${port}` } });
  server.close();
  expect(reported).toEqual({
    code: 1,
    lines: [
      `Port ${port} is in use. Stop the program that uses this port, or choose another port: PORT=${port + 1} npm start`,
    ],
  });
});

test.each([
  [
    ['--fast'],
    {},
    /^Unknown option --fast\. The options are --memory, --no-seed, --no-visitors, --reset, and PORT\.$/,
  ],
  [[], { PORT: 'four' }, /^PORT must be a number from 0 \(any free port\) to 65535, not four\.$/],
  [
    [],
    { NOVALINK_DATA: '' },
    /^NOVALINK_DATA is empty\. Set it to a folder, or unset it to use \.novalink\.$/,
  ],
])('%j with %j', async (options, environment: Record<string, string>, line) => {
  expect(await refused(options, { environment })).toEqual({ code: 1, lines: [expect.stringMatching(line)] });
});

test('a data folder that is a file', async () => {
  const file = join(newFolder(), 'file');
  writeFileSync(file, '');
  const { code, lines } = await refused([], { environment: { NOVALINK_DATA: file } });
  expect([code, lines.length]).toEqual([1, 1]);
  expect(lines[0]).toMatch(/^Cannot use the data in .+: .+\. Repair or remove it, or reset all data/);
});

test('a data folder with an unreadable document or database', async () => {
  const kept = newFolder();
  await stopLocal(await startLocal(['--no-seed'], kept), 'SIGTERM');
  for (const spoiled of [join('documents', 'administrator', aDocument(kept)), 'dynamodb.sqlite']) {
    const folder = join(newFolder(), 'spoiled');
    cpSync(kept, folder, { recursive: true });
    const file = join(folder, spoiled);
    writeFileSync(file, 'not what was written '.repeat(1000));
    const { code, lines } = await refused([], { environment: { NOVALINK_DATA: folder } });
    expect([code, lines.length]).toEqual([1, 1]);
    expect(lines[0]).toMatch(/^Cannot use the data in .+: .+\. Repair or remove it, or reset all data/);
    expect(lines[0]).toContain(file);
  }
});

test('a platform without an installed engine', async () => {
  const missing = `import Module from 'node:module';
    const find = Module._resolveFilename;
    Module._resolveFilename = (name, ...rest) => {
      if (name.startsWith('@dynoxide/')) throw new Error('not installed');
      return find(name, ...rest);
    };`;
  const preload = [`data:text/javascript,${encodeURIComponent(missing)}`];
  const { code, lines } = await refused(['--memory'], { preload });
  expect([code, lines.length]).toEqual([1, 1]);
  expect(lines[0]).toMatch(
    /^The DynamoDB engine for \S+ is missing: the package @dynoxide.* Run `npm ci` on this machine,/,
  );
  expect(lines[0]).toContain('or set NOVALINK_DYNAMODB_ENDPOINT');
});

test('an engine that does not respond', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  const address = `http://127.0.0.1:${port}`;
  const { code, lines } = await refused(['--memory'], {
    environment: { NOVALINK_DYNAMODB_ENDPOINT: address },
  });
  expect([code, lines.length]).toEqual([1, 1]);
  expect(lines[0]).toContain(`The DynamoDB engine at ${address} does not answer`);
  expect(lines[0]).toContain('Start the engine that NOVALINK_DYNAMODB_ENDPOINT names, or leave');
});

test('a template with a resource that the local cloud does not support', async () => {
  const template = {
    Resources: {
      Network: { Type: 'AWS::EC2::VPC' },
      Table: { Type: 'AWS::DynamoDB::Table', Properties: { Sparkle: true } },
    },
  };
  const { code, lines } = await refused(['--memory'], { workingFolder: appThatMakes(template) });
  expect(code).toBe(1);
  expect(lines[0]).toBe('The local cloud cannot run these templates:');
  expect(lines.slice(1, -1).join('\n')).toContain('Small / Network (AWS::EC2::VPC)');
  expect(lines.slice(1, -1).join('\n')).toMatch(/Small \/ Table \(AWS::DynamoDB::Table\): .*Sparkle/);
  expect(lines.at(-1)).toBe(
    'Remove these from the local stage; packages/local-cloud/README.md lists what runs.',
  );
});

function aDocument(folder: string): string {
  const [name] = readdirSync(join(folder, 'documents', 'administrator')).filter((file) =>
    file.endsWith('.json'),
  );
  if (name === undefined) throw new Error('There is no document.');
  return name;
}

/** A folder with a separate CDK app, in which the launcher is started. */
function appThatMakes(template: object): string {
  const folder = newFolder();
  const manifest = {
    artifacts: { Small: { type: 'aws:cloudformation:stack', properties: { templateFile: 'Small.json' } } },
  };
  const files = { 'manifest.json': manifest, 'Small.json': template };
  const code = `import { mkdirSync, writeFileSync } from 'node:fs';
    const folder = process.env.CDK_OUTDIR;
    mkdirSync(folder);
    for (const [name, content] of Object.entries(${JSON.stringify(files)}))
      writeFileSync(\`\${folder}/\${name}\`, JSON.stringify(content));`;
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin', 'novalink.ts'), code);
  writeFileSync(join(folder, 'cdk.json'), '{"context":{}}');
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}
