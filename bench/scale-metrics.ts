import { startCloud } from 'cdk-local-cloud';
import { recordRounds } from '../test/world/play/record-rounds';
import { recipesOf } from '../tools/scale/rounds/recipes';
import { dollarMetrics } from './round-dollars';
import type { Metric } from './run';

const recorded = 60;
const roundEveryMs = 3000;

/** The cost of a round, from the calls that rounds make on the tables of the local cloud. */
export async function scaleMetrics(): Promise<Metric[]> {
  const rounds = await recordRounds(recorded, (options) =>
    startCloud({ ...options, data: 'memory', port: 0, log: () => undefined }),
  );
  return dollarMetrics(recipesOf(rounds), rounds.counting, roundEveryMs);
}
