import { count } from '../counted';
import PlainGlobalsEnvironment from '../plain-globals-environment';
import { startCloudHost, type CloudHost } from './cloud-host';

/**
 * Jest loads the modules of each test file again, but its environment only once per worker. So the host is
 * kept here.
 */
let host: CloudHost | undefined;

/** Provides `cloudHost` to test files. It starts the worker's host at its first use. */
export default class extends PlainGlobalsEnvironment {
  override async setup(): Promise<void> {
    count('cloud files');
    await super.setup();
    this.global.cloudHost = () => {
      if (!host?.isAlive()) host = startCloudHost();
      return host;
    };
  }
}
