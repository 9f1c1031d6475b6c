import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const version = '12.8.2';
const folder = join('.cache', `lighthouse-${version}`);

/** The Lighthouse results of a page on a mid-range phone. */
export interface Audit {
  /** Milliseconds. */
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Compressed scripts that the page loaded, in KiB. */
  readonly scriptsKib: number;
}

/** Installs Lighthouse on demand, because nothing else needs its 200 packages. */
export async function installLighthouse(): Promise<void> {
  if (existsSync(join(folder, 'node_modules/lighthouse'))) return;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{"private":true}');
  await run('npm', ['install', '--no-audit', '--no-fund', `lighthouse@${version}`], { cwd: folder });
}

interface Report {
  readonly audits: Readonly<Record<string, { readonly numericValue?: number; readonly details?: unknown }>>;
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
}

/**
 * Audits a page with the settings for a phone, in a running browser that listens on `port` and can be signed
 * in.
 */
export async function audit(url: string, port: number): Promise<Audit> {
  const cli = join(folder, 'node_modules/lighthouse/cli/index.js');
  const options = ['--output=json', '--quiet', `--port=${port}`, '--disable-storage-reset'];
  const { stdout } = await run(process.execPath, [cli, url, ...options], { maxBuffer: 2 ** 26 });
  const { audits, categories } = JSON.parse(stdout) as Report;
  const metric = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    lcp: metric('largest-contentful-paint'),
    tbt: metric('total-blocking-time'),
    cls: metric('cumulative-layout-shift'),
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    scriptsKib: scriptsIn(audits['network-requests']?.details) / 1024,
  };
}

interface Requests {
  readonly items?: readonly { readonly resourceType?: string; readonly transferSize?: number }[];
}

const scriptsIn = (details: unknown): number =>
  ((details ?? {}) as Requests).items?.reduce(
    (sum, { resourceType, transferSize = 0 }) => sum + (resourceType === 'Script' ? transferSize : 0),
    0,
  ) ?? 0;
