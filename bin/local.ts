import { existsSync } from 'node:fs';
import { announce } from '#tools/local/announce';
import { readOptions } from '#tools/local/options';
import { removeData } from '#tools/local/remove-data';
import { stopOnSignals } from '#tools/local/stop-on-signals';
import { synthesize } from '#tools/local/synthesize';
import { turnTo } from '#tools/seed/calendar';
import { isToDemoPlayer } from '#tools/seed/history/demo-players';

/** The data folder of an earlier run, once it is in use. */
let keptFolder: string | undefined;

async function start(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env);
  const { dataFolder } = options;
  if (options.reset) {
    removeData(dataFolder);
    console.log(`${dataFolder} was removed. The next \`npm start\` creates new data.`);
    return;
  }
  let announced = false;
  const running: { readonly stop: () => unknown }[] = [];
  stopOnSignals(() => Promise.all(running.map((part) => part.stop())));
  const doneFile = options.memory ? undefined : `${dataFolder}/seeded`;
  const isSeeded = !options.seed || (doneFile !== undefined && existsSync(doneFile));
  // The cloud is loaded while other processes build, and after the options were checked, so that invalid options are
  // reported quickly: loading it takes longer than everything before it.
  const [assembly, { startCloud }, demo] = await Promise.all([
    synthesize(console.log),
    import('cdk-local-cloud'),
    isSeeded ? undefined : import('./seed'),
  ]);
  keptFolder = options.memory || !existsSync(dataFolder) ? undefined : dataFolder;
  const cloud = await startCloud({
    assembly,
    data: options.memory ? 'memory' : { folder: dataFolder },
    port: options.port,
    dynamoDbEndpoint: options.dynamoDbEndpoint,
    schedulesFire: 'by the clock',
    clockStartsAt: demo?.demoStartsAt(),
    log: console.log,
    // Mail to demo users is in the inbox but is not printed.
    onMail: (line) => (announced && !isToDemoPlayer(line) ? console.log(line) : undefined),
  });
  running.push(cloud);
  // An interrupted start can have left the clock in the past.
  if (!options.seed) await turnTo(cloud, 0);
  const seedPlay = await demo?.seed(cloud, doneFile);
  announced = true;
  announce(cloud, options.seed);
  if (!options.seed) return;
  if (seedPlay !== undefined)
    console.log(
      '\nThe demo games are being tested and reviewed. Until they are live, the clock of the local cloud shows past days.',
    );
  const { games, brandIds } = (await seedPlay?.()) ?? {};
  if (brandIds !== undefined) {
    console.log(`\n${games} demo games are live.`);
    console.log(`The demo brand is open: ${cloud.origin}/operator/brand/${brandIds[0]}`);
  }
  if (options.memory) return;
  const { startHistory } = await import('#tools/seed/history/start-history');
  running.push(
    startHistory({
      ...{ seeding: cloud, brandIds, days: options.historyDays, stateFile: `${dataFolder}/history` },
      ...{ visitors: options.visitors, log: console.log },
    }),
  );
}

start().catch(async (error: unknown) => {
  const { withAdvice } = await import('#tools/local/advice');
  console.error(error instanceof Error ? withAdvice(error, keptFolder) : error);
  process.exit(1);
});
