import { expect, test } from 'vitest';
import { keptRequest } from './kept-request';

const request = { sessionId: 'session', bet: '100', requestId: '01JCXW2T5N8V3Y6ZB9Q4R7S0KM' };

test('stores a round under its key until the response arrives', () => {
  keptRequest(sessionStorage, 'one').write(request);
  expect(keptRequest(sessionStorage, 'one').read()).toEqual(request);
  expect(keptRequest(sessionStorage, 'another').read()).toBeUndefined();
  keptRequest(sessionStorage, 'one').write(undefined);
  expect(keptRequest(sessionStorage, 'one').read()).toBeUndefined();
});

test.each(['', 'null', '{', '[]', '{"sessionId":"session"}', '{"sessionId":1,"bet":"1","requestId":"x"}'])(
  'ignores the invalid request %j',
  (text) => {
    sessionStorage.setItem('one', text);
    expect(keptRequest(sessionStorage, 'one').read()).toBeUndefined();
  },
);

test('works without storage', () => {
  const refuse = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
  const kept = keptRequest(storage, 'one');
  expect(() => kept.write(request)).not.toThrow();
  expect(kept.read()).toBeUndefined();
});
