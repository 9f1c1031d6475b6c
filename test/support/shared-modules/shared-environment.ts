import { ModernFakeTimers } from '@jest/fake-timers';
import type { EnvironmentContext, JestEnvironment, JestEnvironmentConfig } from '@jest/environment';
import { ModuleMocker } from 'jest-mock';
import { measureFile } from '../file-cpu';

/** Runs test files in the global scope of the worker, and measures the CPU time of each. */
export default class implements JestEnvironment {
  readonly global = globalThis as unknown as JestEnvironment['global'];
  readonly moduleMocker = new ModuleMocker(globalThis);
  readonly fakeTimers = null;
  readonly fakeTimersModern: ModernFakeTimers;
  private readonly endMeasurement = measureFile();
  private readonly testFile: string;
  private readonly console = globalThis.console;
  private readonly exit: unknown = Reflect.get(process, 'exit');
  private readonly getBuiltinModule: unknown = Reflect.get(process, 'getBuiltinModule');

  constructor({ projectConfig }: JestEnvironmentConfig, { testPath }: EnvironmentContext) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    this.testFile = testPath;
  }

  setup(): Promise<void> {
    // Jest replaces both before this. Node applies source maps itself.
    Reflect.deleteProperty(Error, 'prepareStackTrace');
    Reflect.set(process, 'getBuiltinModule', this.getBuiltinModule);
    return Promise.resolve();
  }

  teardown(): Promise<void> {
    this.fakeTimersModern.dispose();
    globalThis.console = this.console;
    Reflect.set(process, 'exit', this.exit);
    this.endMeasurement(this.testFile);
    return Promise.resolve();
  }

  exportConditions(): string[] {
    return ['node', 'node-addons'];
  }

  getVmContext(): null {
    return null;
  }
}
