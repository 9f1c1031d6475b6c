import type { RunningCloud } from '../authorization/environment/running-stage';
import { localAssembly } from './assembly';
import { count } from './counted';
import type { CloudHost } from './cloud-host/cloud-host';
import type { Hosted, Said, Wanted } from './cloud-host/messages';
import { stopAfterFile } from './stop-after-file';

declare global {
  /** Belongs to the Jest worker; `cloud-host/host-environment.ts` sets it for the project `cloud`. */
  var cloudHost: () => CloudHost;
}

/** The whole product in the worker's host, in memory. */
export interface Product extends RunningCloud {
  /** The output of its cloud since the test file opened it. */
  said(): Promise<Said>;
}

/**
 * The shared products of a worker. In all of them, tests create their own users and only check their own data.
 * `tables`: for tests that compare whole tables before and after a request, so nothing may run in the background.
 * `clock`: for tests that advance the clock. Earlier test files may have advanced it, so tests read the time from it.
 */
type Use = 'requests' | 'tables' | 'clock';

/** A shared product of this worker. It is not stopped, because the next test file uses it too. */
export async function workersProduct(use: Use = 'requests'): Promise<Product> {
  const host = globalThis.cloudHost();
  return opened(host, await host.shared(use, { assembly: await localAssembly() }));
}

/** A product of one test file. */
export interface OwnProduct extends Product {
  /** Stops it earlier than the end of the file, which stops it automatically. */
  stop(): Promise<void>;
}

/** For tests that check the data of a whole cloud, or need special start options. */
export async function ownProduct(special: Partial<Wanted> = {}): Promise<OwnProduct> {
  count('own clouds');
  const host = globalThis.cloudHost();
  const wanted = { ...special, assembly: special.assembly ?? (await localAssembly()) };
  const start = async () => {
    const hosted = await host.ask('start', wanted);
    let stopping: Promise<unknown> | undefined;
    const stop = async () => {
      await (stopping ??= host.ask('stop', hosted.id));
    };
    return { ...(await opened(host, hosted)), stop };
  };
  return stopAfterFile(start());
}

async function opened(host: CloudHost, hosted: Hosted): Promise<Product> {
  const before = await host.ask('said', hosted.id);
  const said = async () => {
    const { lines, errors } = await host.ask('said', hosted.id);
    return { lines: lines.slice(before.lines.length), errors: errors.slice(before.errors.length) };
  };
  return { ...hosted, said };
}
