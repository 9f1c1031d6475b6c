import { type Cloud, startCloud } from 'cdk-local-cloud';
import { localAssembly } from './assembly';

/** A running cloud with the templates of `npm start`, in memory, in any process. */
export type Product = Pick<Cloud, 'origin' | 'administrator' | 'outputs'>;

/** A product in this process, on a free port. */
export const startProduct = async (): Promise<Cloud> =>
  startCloud({ assembly: await localAssembly(), data: 'memory', port: 0, log: () => undefined });
