import { chromium } from '@playwright/test';
import { createServer } from 'node:net';
import { routes } from '#domain/routes';
import { demoAccounts, demoPassword } from '#tools/seed/demo-accounts';
import { emberCaldera } from '#tools/seed/games/ember-caldera';
import { winterLanterns } from '#tools/seed/games/winter-lanterns';
import { chromiumFlags, findChromium } from '../test/support/chromium';
import { givenLiveGames } from '../test/world/given/live-game';
import { keptSession } from '../test/support/kept-session';
import { startProduct } from '../test/support/product';
import { audit, type Audit, installLighthouse } from './lighthouse';
import { median } from './medians';
import type { Metric } from './run';

const turns = 3;

/** The first loads of two well-known React starters: https://github.com/satnaing/shadcn-admin and https://github.com/alan2207/bulletproof-react, built and gzipped. */
const starters = 'shadcn-admin 176 kB, bulletproof-react 178 kB';

interface Budget {
  readonly path: string;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly performance: number;
}

const budgets = {
  public: { lcp: 1_200, tbt: 20, cls: 0, performance: 100 },
  signIn: { lcp: 1_700, tbt: 50, cls: 0, performance: 98 },
  list: { lcp: 2_200, tbt: 150, cls: 0.01, performance: 95 },
  dashboard: { lcp: 1_800, tbt: 250, cls: 0.01, performance: 92 },
} as const;

const visitorPages: readonly Budget[] = [
  { path: routes.Home.path, ...budgets.public },
  { path: routes.Proof.path, ...budgets.public },
  { path: routes['Terms of Service'].path, ...budgets.public },
  { path: routes.login.path, ...budgets.signIn },
];
const adminPages: readonly Budget[] = [
  { path: routes.AdminCompanies.path, ...budgets.list },
  { path: routes.AdminDashboard.path, ...budgets.dashboard },
];

/** Lighthouse results on a phone, with three loads per page, compared with the budget for its kind of page. */
export async function webMetrics(): Promise<Metric[]> {
  await installLighthouse();
  const product = await startProduct();
  const port = await freePort();
  const browser = await chromium.launchPersistentContext('', {
    executablePath: findChromium(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
    baseURL: product.origin,
  });
  try {
    await givenLiveGames(product, emberCaldera, winterLanterns);
    const metrics: Metric[] = [];
    const session = await browser.newCDPSession(await browser.newPage());
    const measure = async (pages: readonly Budget[]) => {
      for (const page of pages) {
        const audits: Audit[] = [];
        for (let turn = 0; turn < turns; turn += 1) {
          // Lighthouse's own storage reset would end the session.
          await session.send('Network.clearBrowserCache');
          audits.push(await audit(product.origin + page.path, port));
        }
        metrics.push(...metricsOf(page, audits));
      }
    };
    await measure(visitorPages);
    await browser.setStorageState(await keptSession(browser.request, demoAccounts.admin, demoPassword));
    await measure(adminPages);
    return metrics;
  } finally {
    await browser.close();
    await product.stop();
  }
}

function metricsOf(page: Budget, audits: readonly Audit[]): Metric[] {
  const of = (metric: (found: Audit) => number) => median(audits.map(metric));
  const row = (name: string, value: string, beside: string): Metric => ({
    name: `${page.path}: ${name}`,
    value,
    beside,
  });
  return [
    row('performance', of((found) => found.performance).toFixed(0), `at least ${page.performance}`),
    row('largest contentful paint', `${of(({ lcp }) => lcp).toFixed(0)} ms`, `at most ${page.lcp} ms`),
    row('total blocking time', `${of(({ tbt }) => tbt).toFixed(0)} ms`, `at most ${page.tbt} ms`),
    row('layout shift', of(({ cls }) => cls).toFixed(3), `at most ${page.cls}`),
    row('accessibility', of(({ accessibility }) => accessibility).toFixed(0), 'at least 100'),
    row(
      'best practices and SEO',
      `${of(({ bestPractices }) => bestPractices)}, ${of(({ seo }) => seo)}`,
      'at least 100 on public pages',
    ),
    row('scripts', `${of(({ scriptsKib }) => scriptsKib).toFixed(0)} KiB`, starters),
  ];
}

/** A free port on the loopback interface. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
