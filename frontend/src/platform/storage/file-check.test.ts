import { expect, test } from 'vitest';
import type { FileCheck } from '#domain/generated/types';
import { StillChecking, UploadRefused } from '../api/errors';
import { checkedFile } from './file-check';
import { fakePlatform } from '../fake-platform';

/** An upload check that returns these responses in order, and repeats the last one. */
const checkThat = (...answers: ((Pick<FileCheck, 'state'> & Partial<FileCheck>) | null)[]) => {
  const waited: number[] = [];
  const { platform } = fakePlatform({
    getFileCheck: ({ key }) => {
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      return answer ? { key, reason: null, ...answer } : null;
    },
  });
  const wait = (milliseconds: number) => {
    waited.push(milliseconds);
    return Promise.resolve();
  };
  const controller = new AbortController();
  return { done: checkedFile({ api: platform.api, wait }, 'key', controller.signal), waited, controller };
};

test('polls with growing delays until a file is checked', async () => {
  const { done, waited } = checkThat(null, { state: 'UNCHECKED' }, { state: 'CHECKED' });
  await done;
  expect(waited).toHaveLength(2);
  expect(waited[1]).toBeGreaterThan(Number(waited[0]));
});

test('rejects with the reason for a refused file', async () => {
  const { done } = checkThat({ state: 'UNCHECKED' }, { state: 'REFUSED', reason: 'damaged' });
  await expect(done).rejects.toEqual(new UploadRefused('damaged'));
});

test('stops waiting for a check without a result', async () => {
  const { done, waited } = checkThat({ state: 'UNCHECKED' });
  await expect(done).rejects.toBeInstanceOf(StillChecking);
  const seconds = waited.reduce((sum, milliseconds) => sum + milliseconds, 0) / 1000;
  expect(seconds).toBeGreaterThan(30);
  expect(seconds).toBeLessThan(120);
});

test('stops polling after an abort', async () => {
  const { done, controller } = checkThat({ state: 'UNCHECKED' });
  controller.abort();
  await expect(done).rejects.toMatchObject({ name: 'AbortError' });
});
