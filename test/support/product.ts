import { type Cloud, startCloud } from '#local/cloud';
import { localAssembly } from './assembly';

/** A running cloud with the templates that `npm start` runs, keeping nothing, whichever process it is in. */
export type Product = Pick<Cloud, 'origin' | 'administrator' | 'outputs'>;

/** One in this process, on a free port. */
export const startProduct = async (): Promise<Cloud> =>
  startCloud({ assembly: await localAssembly(), data: 'memory', port: 0, log: () => undefined });
