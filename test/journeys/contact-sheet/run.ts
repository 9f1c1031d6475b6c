import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../support/chromium';
import { startLocal, stopLocal } from '../../support/local-process';
import { drawSheets } from './draw-sheets';
import { findViews } from './find-views';
import { openSession, type Persona, personas } from './personas';
import { takePictures } from './take-pictures';

/** Screenshots of every page with demo data: `npm run contact-sheet -- --help` lists the options. */
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'contact-sheet' },
    only: { type: 'string', default: '' },
    as: { type: 'string', default: personas.map(({ name }) => name).join(',') },
    themes: { type: 'string', default: 'light,dark,casino' },
    widths: { type: 'string', default: '390,1440' },
    origin: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const help = `npm run contact-sheet -- [options]
Renders every page × theme × width into a folder, with one overview per persona, width and theme.
Brand pages have the theme casino only, the other pages light and dark.

  --out FOLDER     where the pictures go, emptied first (contact-sheet)
  --only TEXT      only views whose path contains the text, such as /admin/Games
  --as LIST        personas: visitor, admin, provider, operator (all)
  --themes LIST    light, dark, casino (all)
  --widths LIST    widths in pixels (390,1440)
  --origin URL     a running product with demo data; starts one if absent`;

const say = (line: string) => process.stdout.write(`${line}\n`);
const sizes = values.widths
  .split(',')
  .flatMap((width) => values.themes.split(',').map((theme) => ({ width: Number(width), theme })));

async function render(browser: Browser, origin: string, persona: Persona): Promise<void> {
  const context = await openSession(browser, origin, persona);
  const page = await context.newPage();
  const views = await findViews(page, {
    origin,
    starts: persona.starts,
    isWanted: (name) => name.includes(values.only),
  });
  const pictures = [];
  for (const view of views)
    pictures.push(...(await takePictures(page, values.out, persona.name, view, sizes)));
  const sheets = await drawSheets(page, values.out, persona.name, pictures);
  say(
    `${persona.name}: ${views.length} views, ${sheets.map((file) => path.join(values.out, file)).join(' ')}`,
  );
  await context.close();
}

/** Starts the product in memory and waits for its demo data. */
async function startProduct() {
  const local = await startLocal(['--memory']);
  while (!local.said.some((line) => line.startsWith('The demo brand is open')))
    await new Promise((resolve) => setTimeout(resolve, 200));
  return local;
}

async function run(): Promise<void> {
  rmSync(values.out, { recursive: true, force: true });
  mkdirSync(values.out, { recursive: true });
  const local = values.origin === undefined ? await startProduct() : undefined;
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const named = values.as.split(',');
    for (const persona of personas.filter(({ name }) => named.includes(name)))
      await render(browser, values.origin ?? local?.origin ?? '', persona);
  } finally {
    await browser.close();
    if (local) await stopLocal(local, 'SIGTERM');
  }
}

if (values.help) say(help);
else await run();
