import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** The first one has no user interface, so the journeys take half of the CPU time (docs/decisions/0042). */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Flags for a machine without a display, a sandbox or internet access. */
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = [
    ...folders.flatMap((folder) => names.map((name) => path.join(folder, name))),
    ...usualPlaces,
  ];
  return candidates.find(isExecutable);
}

function installFromDebian(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return undefined;
  console.warn('No Chrome or Chromium found: installing Debian’s.');
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-q'], options);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    spawnSync('apt-get', ['install', '-y', '-q', name], options);
    if (installed() !== undefined) break;
  }
  return installed();
}

function installFromPlaywright(): string | undefined {
  console.warn('No Chrome or Chromium found: asking Playwright for its own.');
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    stdio: 'inherit',
  });
  const own = chromium.executablePath();
  return isExecutable(own) ? own : undefined;
}

/**
 * Finds the browser for the journeys: `CHROME_PATH`, or the browser of the system, Debian or Playwright.
 * Throws an error that explains how to install one.
 */
export function findChromium(): string {
  const named = process.env.CHROME_PATH;
  if (named !== undefined) {
    if (isExecutable(named)) return named;
    throw new Error(`CHROME_PATH is ${named}, which cannot be run.`);
  }
  const found = installed() ?? installFromDebian() ?? installFromPlaywright();
  if (found === undefined) {
    throw new Error(
      'The browser journeys need Chrome or Chromium and none could be installed. ' +
        'Install one (on Debian: apt-get install -y chromium) or set CHROME_PATH to its executable.',
    );
  }
  return found;
}
