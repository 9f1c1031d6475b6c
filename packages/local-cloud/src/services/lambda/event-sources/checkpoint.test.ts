import { expect, jest, test } from '@jest/globals';
import { memoryStorage } from '#local/platform/memory-storage';
import { checkpoints } from './checkpoint';

const source = { id: 'one', streamArn: 'arn:aws:dynamodb:eu-west-1:000000000000:table/Things/stream/1' };
const at = (sequenceNumber: string) => ({ shardId: 's', sequenceNumber });

function begun() {
  const storage = memoryStorage();
  const { of, writeAll } = checkpoints(storage);
  /** The stored position from which the next start continues. */
  const kept = (changes: Partial<typeof source> = {}) =>
    checkpoints(storage)
      .of({ ...source, ...changes })
      .kept();
  return { checkpoint: of(source), writeAll, kept };
}

test('writes the first position immediately and the newest one half a second later', () => {
  jest.useFakeTimers();
  const { checkpoint, kept } = begun();
  checkpoint.save(at('1'));
  expect(kept()).toEqual(at('1'));
  checkpoint.save(at('2'));
  checkpoint.save(at('3'));
  expect(kept()).toEqual(at('1'));
  jest.advanceTimersByTime(500);
  expect(kept()).toEqual(at('3'));
  jest.useRealTimers();
});

test('continues with the newest position, written or not', () => {
  const { checkpoint, writeAll } = begun();
  checkpoint.save(at('1'));
  checkpoint.save(at('2'));
  expect(checkpoint.kept()).toEqual(at('2'));
  writeAll();
});

test('writes pending positions on request', () => {
  const { checkpoint, writeAll, kept } = begun();
  checkpoint.save(at('1'));
  checkpoint.save(at('2'));
  writeAll();
  expect(kept()).toEqual(at('2'));
});

test('ignores a position in another stream', () => {
  const { checkpoint, kept } = begun();
  checkpoint.save(at('1'));
  expect(kept({ streamArn: `${source.streamArn}2` })).toBeUndefined();
});
