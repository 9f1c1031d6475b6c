import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '#lib/builds/run-node';

/** Returns the executable of a major version of Node: this one, or one that npm installs into `.cache`. */
export async function installNode(major: number): Promise<string> {
  if (process.versions.node.startsWith(`${major}.`)) return process.execPath;
  const folder = join('.cache', `node-${major}`);
  const executable = join(process.cwd(), folder, 'node_modules/node/bin/node');
  if (!existsSync(executable)) {
    const npm = process.env.npm_execpath;
    if (npm === undefined) throw new Error('Start this with npm, which installs other versions of Node.');
    const options = ['--no-save', '--no-audit', '--no-fund', '--prefix', folder];
    await runNode(`Installing Node ${major}`, [npm, 'install', ...options, `node@${major}`]);
  }
  return executable;
}
