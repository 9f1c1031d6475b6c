import { chromium } from '@playwright/test';
import { execFile } from 'node:child_process'; import { promisify } from 'node:util'; const run = promisify(execFile);
import { createServer } from 'node:net';
import { demoAccounts, demoPassword } from '#tools/seed/demo-accounts';
import { emberCaldera } from '#tools/seed/games/ember-caldera';
import { winterLanterns } from '#tools/seed/games/winter-lanterns';
import { chromiumFlags, findChromium } from './test/support/chromium';
import { givenLiveGames } from './test/support/given/live-game';
import { keptSession } from './test/support/kept-session';
import { startProduct } from './test/support/product';
const [turns='2', ...paths] = process.argv.slice(2);
const freePort = (): Promise<number> => new Promise((resolve) => { const s = createServer(); s.listen(0,'127.0.0.1',()=>{const a=s.address() as any; s.close(()=>resolve(a.port));});});
const product = await startProduct();
const port = await freePort();
const browser = await chromium.launchPersistentContext('', { executablePath: findChromium(), args: [...chromiumFlags, `--remote-debugging-port=${port}`], baseURL: product.origin });
try {
  await givenLiveGames(product, emberCaldera, winterLanterns);
  const session = await browser.newCDPSession(await browser.newPage());
  let signedIn = false;
  for (const path of paths) {
    if (path.startsWith('/admin') && !signedIn) { await browser.setStorageState(await keptSession(browser.request, demoAccounts.admin, demoPassword)); signedIn = true; }
    for (let t=0;t<Number(turns);t++) {
      await session.send('Network.clearBrowserCache');
      const file = `/tmp/lh${path.replaceAll('/','_')}.${t}.json`;
      await run(process.execPath, ['.cache/lighthouse-12.8.2/node_modules/lighthouse/cli/index.js', product.origin+path, '--output=json', `--output-path=${file}`, '--quiet', `--port=${port}`, '--disable-storage-reset'], {timeout:90000});
      const r = JSON.parse((await import('node:fs')).readFileSync(file,'utf8'));
      const m = (n:string)=>Math.round(r.audits[n]?.numericValue ?? NaN);
      console.log(path, 'perf', r.categories.performance.score, 'FCP', m('first-contentful-paint'), 'LCP', m('largest-contentful-paint'), 'TBT', m('total-blocking-time'), 'SI', m('speed-index'));
    }
  }
} finally { await browser.close(); await product.stop(); }
