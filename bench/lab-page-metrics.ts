import { chromium, type Page } from '@playwright/test';
import { demoPassword } from '#tools/seed/demo-accounts';
import { twentyLines } from '#domain/lab/examples/twenty-lines';
import { chromiumFlags, findChromium } from '../test/support/chromium';
import { startProduct } from '../test/support/product';
import { givenStudio } from '../test/support/given/studio';
import { median } from './medians';
import type { Metric } from './run';

const turns = 3;
const labPath = '/provider/testlab';
/** The server repeats a run before the next one begins. */
const patience = { timeout: 300_000 };

interface Taken {
  /** Milliseconds after the click. */
  readonly first: number;
  readonly played: number;
  readonly judged: number;
}

/** A run of 10 million rounds on the page of the Test Lab, in Chromium: elapsed time as the page shows it. */
export async function labPageMetrics(): Promise<Metric[]> {
  const product = await startProduct();
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const { company } = await givenStudio(product);
    const page = await browser.newPage({ baseURL: product.origin });
    await openLab(page, company.owner);
    const taken: Taken[] = [];
    for (let turn = 0; turn < turns; turn += 1) taken.push(await playOnce(page));
    const ms = (of: (one: Taken) => number) => `${median(taken.map(of)).toFixed(0)} ms`;
    return [
      {
        name: '10 M rounds in Chromium, first figures',
        value: ms(({ first }) => first),
        beside: 'bound 300 ms',
      },
      {
        name: '10 M rounds in Chromium, all played',
        value: ms(({ played }) => played),
        beside: browser.version(),
      },
      { name: '10 M rounds in Chromium, judged', value: ms(({ judged }) => judged), beside: 'every rule' },
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function openLab(page: Page, owner: string): Promise<void> {
  await page.goto(`/Login?next=${encodeURIComponent(labPath)}`);
  await page.getByLabel('E-mail').fill(owner);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const buffer = Buffer.from(JSON.stringify(twentyLines));
  await page
    .getByLabel(/Choose a model/)
    .setInputFiles({ name: 'model.json', mimeType: 'application/json', buffer });
  await page.getByRole('table', { name: 'Exact figures' }).waitFor(patience);
  await page.getByRole('radio', { name: 'Standard' }).check();
}

async function playOnce(page: Page): Promise<Taken> {
  const taken = await page.evaluate<Taken>(watchedRun);
  await page.getByText('The server repeated the run').waitFor(patience);
  return taken;
}

/** Presses the button and records when the page shows the first rounds, all rounds, and the verdict. */
const watchedRun = `new Promise((resolve) => {
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Run in this browser');
  const taken = {};
  const begun = performance.now();
  const note = (moment) => (taken[moment] ??= performance.now() - begun);
  const observer = new MutationObserver(() => {
    const text = document.querySelector('main').textContent;
    const rounds = /([\\d,]+) of 10,000,000 rounds/.exec(text)?.[1].replaceAll(',', '');
    if (text.includes('Simulating…') && Number(rounds) > 0) note('first');
    if (text.includes('Checking the rules…')) note('played');
    if (!text.includes('Finished.') || taken.first === undefined) return;
    note('played');
    note('judged');
    observer.disconnect();
    resolve(taken);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  button.click();
})`;
