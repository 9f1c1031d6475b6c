import { chromium, type Page } from '@playwright/test';
import { demoPassword } from '#tools/seed/demo-accounts';
import { chromiumFlags, findChromium } from '../test/support/chromium';
import { givenStudio } from '../test/support/given/studio';
import { startProduct } from '../test/support/product';
import { median } from './medians';
import type { Metric } from './run';

const turns = 7;
const sizes = [1000, 10_000];
const listPath = '/provider/Games';
/** The delay of the search after the last key press: see frontend/src/ui/table/search-box.tsx. */
const pauseMs = 250;

/** Sorting and searching a table of games in a real Chromium, from the input to the next paint. */
export async function tableMetrics(): Promise<Metric[]> {
  const product = await startProduct();
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const { company } = await givenStudio(product);
    const page = await browser.newPage({
      baseURL: product.origin,
      viewport: { width: 1440, height: 900 },
    });
    await page.goto(`/Login?next=${encodeURIComponent(listPath)}`);
    await page.getByLabel('E-mail').fill(company.owner);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('link', { name: 'New game' }).waitFor();
    const metrics: Metric[] = [];
    for (const size of sizes) metrics.push(...(await metricsOf(page, size)));
    return metrics;
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function metricsOf(page: Page, size: number): Promise<Metric[]> {
  await page.unrouteAll();
  await page.route('**/*', (route) =>
    route.request().postData()?.includes('ListOwnGames') === true
      ? route.fulfill({ json: { data: { listGames: { items: games(size), nextToken: null } } } })
      : route.continue(),
  );
  await page.goto(listPath);
  await page.getByText(`${size.toLocaleString('en')} games.`).waitFor();
  const sorted: number[] = [];
  const found: number[] = [];
  const plain: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    sorted.push(await page.evaluate<number>(sortOnce));
    found.push((await page.evaluate<number>(searchOnce(turn % 2 === 0 ? '7' : ''))) - pauseMs);
    plain.push(await page.evaluate<number>(sortPlainly(size, turn % 2 === 0)));
  }
  const rows = size.toLocaleString('en');
  return [
    { name: `${rows} rows sorted, to the next paint`, value: ms(sorted), beside: besidePlain(sorted, plain) },
    { name: `${rows} rows searched, after the pause`, value: ms(found), beside: besidePlain(found, plain) },
  ];
}

const besidePlain = (taken: readonly number[], plain: readonly number[]) =>
  `bound 200 ms; ${(median(taken) / median(plain)).toFixed(1)} times a plain table sorted (${ms(plain)})`;

const ms = (taken: readonly number[]) => `${median(taken).toFixed(0)} ms`;

const games = (size: number) =>
  Array.from({ length: size }, (_, index) => ({
    id: `G${index}`,
    companyId: 'C',
    companyName: 'A studio',
    code: `game-${index}`,
    title: `Game ${(index * 7919) % size}`,
    type: 'SLOT',
    description: null,
    tags: [],
    thumbnailKey: null,
    images: [],
    languages: ['en'],
    restrictedCountries: [],
    status: index % 3 === 0 ? 'LIVE' : 'DRAFT',
    offered: true,
    live: null,
    reviewNote: null,
    version: 1,
    createdAt: new Date(index * 1e9).toISOString(),
    updatedAt: new Date(index * 1e9).toISOString(),
  }));

/** A frame is painted before the first task after it. */
const painted = `new Promise((done) => requestAnimationFrame(() => setTimeout(done)))`;

const sortOnce = `(async () => {
  await ${painted};
  const begun = performance.now();
  document.querySelector('thead th button').click();
  await ${painted};
  return performance.now() - begun;
})()`;

/** The minimum work of any table: sorts the titles, and renders the first 200 as plain rows. */
const sortPlainly = (size: number, descending: boolean) => `(async () => {
  const body = document.body.appendChild(document.createElement('table')).createTBody();
  const titles = Array.from({ length: ${size} }, (_, index) => 'Game ' + ((index * 7919) % ${size}));
  const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  await ${painted};
  const begun = performance.now();
  titles.sort((one, other) => ${descending ? '-' : ''}compare(one, other));
  body.innerHTML = titles.slice(0, 200).map((title) => '<tr><td>' + title + '</td></tr>').join('');
  await ${painted};
  const taken = performance.now() - begun;
  body.parentElement.remove();
  return taken;
})()`;

const searchOnce = (text: string) => `(async () => {
  await ${painted};
  const count = () => document.querySelector('[data-list] [aria-live]').textContent;
  const before = count();
  const field = document.querySelector('input[type=search]');
  const begun = performance.now();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, ${JSON.stringify(text)});
  field.dispatchEvent(new Event('input', { bubbles: true }));
  while (count() === before) await new Promise((done) => setTimeout(done));
  await ${painted};
  return performance.now() - begun;
})()`;
