import { announce } from '#tools/local/announce';
import { readOptions } from '#tools/local/options';
import { stopOnSignals } from '#tools/local/stop-on-signals';
import { startDevelopment } from '#tools/dev/development';
import { seed } from './seed';

async function start(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options.reset) throw new Error('`npm run dev` has no option --reset: use `npm run reset`.');
  let announced = false;
  const starting = startDevelopment({
    options,
    log: console.log,
    onMail: (line) => (announced ? console.log(line) : undefined),
  });
  stopOnSignals(async () => (await starting).stop());
  const development = await starting;
  const { cloud, dataFolder } = development;
  const seedPlay = options.seed ? await seed(cloud, `${dataFolder}/seeded`) : undefined;
  announced = true;
  announce(cloud, options.seed);
  console.log('\nChanges take effect as files are saved.');
  const seeding = seedPlay?.();
  if (seeding === undefined) return;
  development.restartAfter(seeding);
  const { games, brandIds } = await seeding;
  console.log(`\n${games} demo games are live.`);
  console.log(`The demo brand is open: ${cloud.origin}/operator/brand/${brandIds[0]}`);
}

start().catch(async (error: unknown) => {
  const { withAdvice } = await import('#tools/local/advice');
  console.error(error instanceof Error ? withAdvice(error) : error);
  process.exit(1);
});
