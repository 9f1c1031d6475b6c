import { synthesize } from '#tools/local/synthesize';

/**
 * The assembly of stage `local`: the one that `cloud-setup.ts` built for the run or, outside of a run, one
 * built from the current sources.
 */
export const localAssembly = async (): Promise<string> =>
  process.env.NOVALINK_ASSEMBLY ?? (await synthesize(() => undefined));
