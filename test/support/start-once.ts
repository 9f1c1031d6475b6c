import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/**
 * Runs `npm start` like a new user, sends the first requests of a visitor's browser, and stops it. Exits with 1 if a
 * response is wrong or if NovaLink still answers afterwards.
 */
const requests: readonly { path: string; status: number; holds: (text: string) => boolean }[] = [
  { path: '/', status: 200, holds: (text) => text.includes('NovaLink') },
  {
    path: '/amplify_outputs.json',
    status: 200,
    holds: (text) => (JSON.parse(text) as { auth: { user_pool_id: string } }).auth.user_pool_id.length > 0,
  },
  {
    path: '/builds/latest.json',
    status: 200,
    holds: (text) => (JSON.parse(text) as { id: string }).id.length > 0,
  },
  {
    path: '/api/v1/health',
    status: 200,
    holds: (text) => (JSON.parse(text) as { status: string }).status === 'ok',
  },
  { path: '/no/such/page', status: 404, holds: () => true },
];

const child = spawn('npm', ['start', '--', '--memory'], {
  env: { ...process.env, PORT: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = once(child, 'exit');
const origin = await new Promise<string>((found, refuse) => {
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    process.stdout.write(`${line}\n`);
    const address = /^NovaLink is running at (\S+)/.exec(line)?.[1];
    if (address !== undefined) found(address);
  });
  lines.on('close', () => refuse(new Error('NovaLink did not start.')));
});
for (const { path, status, holds } of requests) {
  const response = await fetch(origin + path);
  const text = await response.text();
  if (response.status === status && holds(text)) continue;
  console.error(`${path}: HTTP ${response.status}, ${text.slice(0, 200)}`);
  process.exitCode = 1;
}
child.kill('SIGTERM');
await ended;
const answers = await fetch(origin).then(
  () => true,
  () => false,
);
if (answers) throw new Error(`${origin} still answers after npm start was stopped.`);
