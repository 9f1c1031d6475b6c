import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';
import { measureFile } from './file-cpu';

/**
 * Jest's Node environment with an ordinary global object. Jest puts a proxy in front of it, so every access
 * to `Map` or `BigInt` takes 0.2 µs: see docs/decisions/0133. It also measures the CPU time of the file.
 */
export default class extends TestEnvironment {
  private readonly endMeasurement = measureFile();
  private readonly testFile: string;

  constructor(...given: ConstructorParameters<typeof TestEnvironment>) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...given);
    } finally {
      vm.createContext = createContext;
    }
    this.testFile = given[1].testPath;
  }

  override async teardown(): Promise<void> {
    this.endMeasurement(this.testFile);
    await super.teardown();
  }
}
