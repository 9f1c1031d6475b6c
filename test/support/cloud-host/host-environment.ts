import { count } from '../counted';
import SharedEnvironment from '../shared-modules/shared-environment';
import { startCloudHost, type CloudHost } from './cloud-host';

let host: CloudHost | undefined;

/** Provides `cloudHost` to test files. It starts the worker's host at its first use. */
export default class extends SharedEnvironment {
  override async setup(): Promise<void> {
    count('cloud files');
    await super.setup();
    this.global.cloudHost = () => {
      if (!host?.isAlive()) host = startCloudHost();
      return host;
    };
  }
}
