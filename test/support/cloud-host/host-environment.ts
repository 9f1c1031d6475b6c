import PlainGlobalsEnvironment from '../plain-globals-environment';
import { startCloudHost, type CloudHost } from './cloud-host';

/** Jest loads a test file's modules anew, but its environment only once a worker: here the host stays. */
let host: CloudHost | undefined;

/** Gives test files `cloudHost`, which starts the worker's host when it is first asked for. */
export default class extends PlainGlobalsEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.cloudHost = () => {
      if (!host?.isAlive()) host = startCloudHost();
      return host;
    };
  }
}
