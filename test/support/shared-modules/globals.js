import { running } from './running.ts';

const ofRunningFile = (name) =>
  new Proxy(() => undefined, {
    get: (_, key) => running.globals[name][key],
    apply: (_, self, given) => running.globals[name](...given),
  });

// The modules that import these names are shared by all test files of a worker, so each name stands for that of the
// test file that is running.
export const afterAll = ofRunningFile('afterAll');
export const afterEach = ofRunningFile('afterEach');
export const beforeAll = ofRunningFile('beforeAll');
export const beforeEach = ofRunningFile('beforeEach');
export const describe = ofRunningFile('describe');
export const expect = ofRunningFile('expect');
export const jest = ofRunningFile('jest');
export const test = ofRunningFile('test');
