import { running } from './running.ts';

const ofRunningFile = (name) =>
  new Proxy(() => undefined, {
    get: (_, key) => running.globals[name][key],
    apply: (_, self, given) => running.globals[name](...given),
  });

// All test files of a worker share the modules that import these names. So each name calls the function of the test
// file that is running.
export const afterAll = ofRunningFile('afterAll');
export const afterEach = ofRunningFile('afterEach');
export const beforeAll = ofRunningFile('beforeAll');
export const beforeEach = ofRunningFile('beforeEach');
export const describe = ofRunningFile('describe');
export const expect = ofRunningFile('expect');
export const jest = ofRunningFile('jest');
export const test = ofRunningFile('test');
