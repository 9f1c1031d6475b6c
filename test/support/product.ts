import { type Cloud, startCloud } from '#local/cloud';
import { localAssembly } from './assembly';
import { stopAfterFile } from './stop-after-file';

export interface Product extends Cloud {
  /** Everything the local cloud has said to people so far. */
  readonly said: readonly string[];
}

/** The whole product on a free port, keeping nothing: the templates that `npm start` runs. */
export async function startProduct(): Promise<Product> {
  const said: string[] = [];
  const assembly = await localAssembly();
  const cloud = await stopAfterFile(
    startCloud({ assembly, data: 'memory', port: 0, log: (line) => said.push(line) }),
  );
  return { ...cloud, said };
}
