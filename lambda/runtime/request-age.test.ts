import { expect, test } from '@jest/globals';
import { checkRequestAge } from '#lambda/runtime/request-age';
import { Refusal } from '#lambda/runtime/refusal';
import { ulid } from '#lambda/runtime/ulid';

const now = new Date('2026-11-22T12:00:00.000Z');
const madeAt = (milliseconds: number) => ulid(new Date(now.getTime() + milliseconds));
const second = 1000;
const day = 24 * 60 * 60 * second;

function refusalOf(requestId: string): unknown {
  try {
    checkRequestAge(requestId, now);
    return undefined;
  } catch (error) {
    return error instanceof Refusal ? [error.code, error.parameters] : error;
  }
}

test.each([0, -second, -day + second, -day, 5 * 60 * second])(
  'accepts an id with a time of %i ms from now',
  (at) => {
    expect(refusalOf(madeAt(at))).toBeUndefined();
  },
);

test.each([-day - second, -day - 1, -365 * day, -now.getTime()])(
  'refuses an old id: %i ms from now',
  (at) => {
    const parameters = { field: 'requestId', hours: 24, now: now.toISOString() };
    expect(refusalOf(madeAt(at))).toEqual(['request.expired', parameters]);
  },
);

test.each([5 * 60 * second + 1, day, 281474976710655 - now.getTime()])(
  'refuses an id with a time in the future: %i ms from now',
  (at) => {
    const parameters = { field: 'requestId', minutes: 5, now: now.toISOString() };
    expect(refusalOf(madeAt(at))).toEqual(['request.ahead', parameters]);
  },
);

test.each(['', 'request-0000-0001', '8ZZZZZZZZZZZZZZZZZZZZZZZZZ', madeAt(0).toLowerCase(), ` ${madeAt(0)}`])(
  'rejects %j, which is not a ULID',
  (requestId) => {
    expect(refusalOf(requestId)).toEqual(['input.invalid', { field: 'requestId' }]);
  },
);
