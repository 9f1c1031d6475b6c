import type { Cloud } from '#local/cloud';
import { region } from '#local/services/needs';
import { demoAccounts, demoPassword } from './seed/demo-accounts';
import { readOptions } from './local/options';
import { removeData } from './local/remove-data';
import { synthesize } from './local/synthesize';

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
  stopOnSignals(running);
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

/** Until the cloud runs there is nothing to stop but this process; what it started ends with it. */
function stopOnSignals(running: readonly Cloud[]): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void Promise.all(running.map((cloud) => cloud.stop())).finally(() => process.exit(0));
    });
  }
}

function announce({ origin, administrator }: Cloud, seeded: boolean): void {
  console.log(`NovaLink is running at ${origin}`);
  if (seeded)
    console.log(`\nDemo accounts, all with ${demoPassword}: ${Object.values(demoAccounts).join(', ')}`);
  console.log(`E-mail that would have been sent: ${origin}/__local/mail`);
  console.log('\nFor the AWS CLI and SDK, as the local administrator:');
  // The CLI's first version and boto3 read the region by its second name.
  console.log(`  export AWS_ENDPOINT_URL=${origin} AWS_REGION=${region} AWS_DEFAULT_REGION=${region}`);
  console.log(`  export AWS_ACCESS_KEY_ID=${administrator.accessKeyId}`);
  console.log(`  export AWS_SECRET_ACCESS_KEY=${administrator.secretAccessKey}`);
}

start().catch(async (error: unknown) => {
  const { withAdvice } = await import('./local/advice');
  console.error(error instanceof Error ? withAdvice(error) : error);
  process.exit(1);
});
