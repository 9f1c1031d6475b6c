import type { Cloud } from '#local/cloud';
import { announce } from '#tools/local/announce';
import { readOptions } from '#tools/local/options';
import { removeData } from '#tools/local/remove-data';
import { stopOnSignals } from '#tools/local/stop-on-signals';
import { synthesize } from '#tools/local/synthesize';

async function start(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env);
  const { dataFolder } = options;
  if (options.reset) {
    removeData(dataFolder);
    console.log(`${dataFolder} is gone; the next \`npm start\` begins afresh.`);
    return;
  }
  let announced = false;
  const running: Cloud[] = [];
  stopOnSignals(() => Promise.all(running.map((cloud) => cloud.stop())));
  // What is refused is refused at once: to load the cloud takes longer than all before it.
  const { startCloud } = await import('#local/cloud');
  const cloud = await startCloud({
    assembly: await synthesize(console.log),
    data: options.memory ? 'memory' : { folder: dataFolder },
    port: options.port,
    dynamoDbEndpoint: options.dynamoDbEndpoint,
    log: console.log,
    // The demo people's own mail is nobody's news; it is in the inbox all the same.
    onMail: (line) => (announced ? console.log(line) : undefined),
  });
  running.push(cloud);
  const doneFile = options.memory ? undefined : `${dataFolder}/seeded`;
  const seedPlay = options.seed ? await (await import('./seed')).seed(cloud, doneFile) : undefined;
  announced = true;
  announce(cloud, options.seed);
  if (!seedPlay) return;
  const { games, brandId } = await seedPlay();
  console.log(`\n${games} demo games are live.`);
  console.log(`The demo brand is open: ${cloud.origin}/operator/brand/${brandId}`);
}

start().catch(async (error: unknown) => {
  const { withAdvice } = await import('#tools/local/advice');
  console.error(error instanceof Error ? withAdvice(error) : error);
  process.exit(1);
});
