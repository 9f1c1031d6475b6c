import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { jest } from '@jest/globals';
import Runtime from 'jest-runtime';
import { running, type Globals } from './running';

const require = createRequire(import.meta.url);
const asyncHooks = require('node:async_hooks') as object;
let files = 0;

/** Storages of the copy of jest-circus that ran the last test file. While one is enabled, every promise takes longer. */
let storages: AsyncLocalStorage<unknown>[] = [];

class KeptStorage<T> extends AsyncLocalStorage<T> {
  constructor(...given: ConstructorParameters<typeof AsyncLocalStorage>) {
    super(...given);
    storages.push(this);
  }
}

/**
 * Loads modules with Node instead of Jest, so that all test files of a worker share them: docs/decisions/0260. A worker
 * loads each test file once, and the files of `setupFiles` and `setupFilesAfterEnv` for each test file.
 */
export default class SharedModules extends Runtime {
  private readonly file: string;

  constructor(...given: ConstructorParameters<typeof Runtime>) {
    super(...given);
    this.file = given[6];
  }

  override unstable_shouldLoadAsEsm(): boolean {
    return true;
  }

  override async unstable_importModule(path: string): Promise<void> {
    files += 1;
    await import(`${pathToFileURL(path).href}?file=${files}`);
  }

  /** Loads jest-circus again for each test file, because its modules contain the state of one. */
  override requireInternalModule(path: string): never {
    if (!path.includes('jest-circus')) return require(path) as never;
    Reflect.deleteProperty(require.cache, path);
    Reflect.deleteProperty(globalThis, Symbol.for('EVENT_HANDLERS'));
    for (const storage of storages) storage.disable();
    storages = [];
    const original = Object.getOwnPropertyDescriptor(asyncHooks, 'AsyncLocalStorage') ?? {};
    Object.defineProperty(asyncHooks, 'AsyncLocalStorage', { configurable: true, value: KeptStorage });
    try {
      return require(path) as never;
    } finally {
      Object.defineProperty(asyncHooks, 'AsyncLocalStorage', original);
    }
  }

  override setGlobalsForRuntime(globals: Globals): void {
    super.setGlobalsForRuntime(globals);
    const made = Reflect.get(this, 'jestGlobals') as { jestObjectFor(file: string): typeof jest };
    running.globals = { ...globals, jest: made.jestObjectFor(this.file) };
  }
}
