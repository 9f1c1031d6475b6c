import { clockOptions, runClock } from '#tools/local/clock-command';
import { cloudClock } from '#tools/local/cloud-clock';

/** `npm run clock -- --advance 1h`: shows or advances the clock of the running local cloud. */
async function run(): Promise<void> {
  const options = clockOptions(process.argv.slice(2));
  const origin = `http://localhost:${process.env.PORT ?? '4000'}`;
  console.log(await runClock(cloudClock({ origin }), options));
}

run().catch((error: unknown) => {
  const isAbsent = error instanceof TypeError && error.message === 'fetch failed';
  console.error(
    isAbsent ? 'No local cloud runs at this address. Start it with `npm start`, or set PORT.' : String(error),
  );
  process.exitCode = 1;
});
