import { expect, test } from '@jest/globals';
import { stopAfterFile, stopAll } from './stop-after-file';

/** A start that ends when the test completes it, and the list of stopped services. */
function slowStart(name: string, stopped: string[]) {
  let finish: () => void = () => undefined;
  const starting = new Promise<{ stop: () => void }>((ready) => {
    finish = () => ready({ stop: () => void stopped.push(name) });
  });
  return { starting, finish };
}

test('stops everything that is still starting when the file ends', async () => {
  const stopped: string[] = [];
  const { starting, finish } = slowStart('cloud', stopped);
  void stopAfterFile(starting);
  const ending = stopAll();
  finish();
  await ending;
  expect(stopped).toEqual(['cloud']);
});

test('stops in reverse order, even after a failed start, and only once', async () => {
  const stopped: string[] = [];
  const stoppable = (name: string) => Promise.resolve({ stop: () => void stopped.push(name) });
  await stopAfterFile(stoppable('engine'));
  await expect(stopAfterFile(Promise.reject<{ stop(): void }>(new Error('no port')))).rejects.toThrow(
    'no port',
  );
  await stopAfterFile(stoppable('cloud'));
  await stopAll();
  await stopAll();
  expect(stopped).toEqual(['cloud', 'engine']);
});
