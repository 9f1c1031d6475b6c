import { synthesize } from '#tools/local/synthesize';

/** Of stage `local`: what `cloud-setup.ts` made for the run, or, outside of one, what the sources make now. */
export const localAssembly = async (): Promise<string> =>
  process.env.NOVALINK_ASSEMBLY ?? (await synthesize(() => undefined));
