import { beforeEach, expect, test } from 'vitest';
import { createLoadGuard, reloadGuardMs } from './automatic-load';
import { ChunkLost, createChunkRecovery } from './chunk-recovery';
import { nextTurn } from '../../../testing/next-turn';

const gone = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));
const untilSettled = (promise: Promise<unknown>) =>
  Promise.race([
    promise.then(
      () => 'resolved',
      () => 'rejected',
    ),
    nextTurn().then(() => 'pending'),
  ]);

let now = 1_800_000_000_000;
let visited: string[];
let isReachable: boolean;

/** A page after a reload: only the storage is kept. */
const freshPage = () =>
  createChunkRecovery({
    loads: createLoadGuard({ storage: () => sessionStorage, now: () => now }),
    goTo: (path) => visited.push(path),
    isReachable: () => Promise.resolve(isReachable),
  });

beforeEach(() => {
  sessionStorage.clear();
  visited = [];
  isReachable = true;
});

test('loads the target page after a failed import', async () => {
  const page = freshPage();
  page.headFor('/admin/Users?group=ADMINS');
  expect(await untilSettled(page.guard(gone, () => '/admin')())).toBe('pending');
  expect(visited).toEqual(['/admin/Users?group=ADMINS']);
});

test('reloads the first page of a visit at its address', async () => {
  await untilSettled(freshPage().guard(gone, () => '/admin')());
  expect(visited).toEqual(['/admin']);
});

test('handles several failures during one page load once', async () => {
  const page = freshPage();
  const states = await Promise.all(
    [page.guard(gone, () => '/a'), page.guard(gone, () => '/a')].map((load) => untilSettled(load())),
  );
  expect(states).toEqual(['pending', 'pending']);
  expect(await page.recover('/a')).toBe('leaving');
  expect(visited).toEqual(['/a']);
});

test('throws a second failure of a path, in any letter case, within the guard period, and reloads after it', async () => {
  await untilSettled(freshPage().guard(gone, () => '/Admin')());
  now += reloadGuardMs - 1;
  expect(await untilSettled(freshPage().guard(gone, () => '/admin')())).toBe('rejected');
  expect(await untilSettled(freshPage().guard(gone, () => '/other')())).toBe('pending');
  now += 1;
  expect(await untilSettled(freshPage().guard(gone, () => '/admin')())).toBe('pending');
  expect(visited).toEqual(['/Admin', '/other', '/admin']);
});

test('returns a successful import', async () => {
  expect(
    await freshPage().guard(
      () => Promise.resolve('module'),
      () => '/a',
    )(),
  ).toBe('module');
});

test('offline, nothing is loaded, and the failure says so until the server responds', async () => {
  isReachable = false;
  const page = freshPage();
  const load = page.guard(gone, () => '/admin');
  await expect(load()).rejects.toMatchObject({ isOffline: true });
  expect(visited).toEqual([]);
  isReachable = true;
  expect(await untilSettled(load())).toBe('pending');
  expect(visited).toEqual(['/admin']);
  await expect(freshPage().guard(gone, () => '/admin')()).rejects.toEqual(
    new ChunkLost({ isOffline: false, cause: expect.anything() }),
  );
});
