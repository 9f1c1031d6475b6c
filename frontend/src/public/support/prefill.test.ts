import { expect, test } from 'vitest';
import { hostileAddresses } from '#domain/testing/hostile-addresses';
import { supportAddress } from '../../platform/page/support-address';
import { prefillIn } from './prefill';

const nothing = { topic: undefined, about: undefined };

test('contains a topic and a page, and can be parsed', () => {
  const address = supportAddress('PROBLEM', '/operator/Casinos/01K9ZZ4XTVWQ8C6HJ0M3NRPB7D');
  const { pathname, search } = new URL(address, 'https://novalink.example');
  expect(pathname).toBe('/static/Support');
  expect(prefillIn(search)).toEqual({
    topic: 'PROBLEM',
    about: '/operator/Casinos/01K9ZZ4XTVWQ8C6HJ0M3NRPB7D',
  });
});

test('is empty for values that cannot be prefilled', () => {
  expect(supportAddress()).toBe('/static/Support#contact');
  expect(supportAddress(undefined, '/not%20found/<b>')).toBe('/static/Support#contact');
});

test.each(['account', 'Account', 'ACCOUNT'])('accepts the topic %s in any letter case', (topic) => {
  expect(prefillIn(`?topic=${topic}`)).toEqual({ topic: 'ACCOUNT', about: undefined });
});

test.each([
  '',
  '?',
  '?topic=',
  '?topic=constructor',
  '?topic=__proto__',
  '?topic=toString',
  '?topic=ACCOUNT%20',
  '?about=',
  '?about=Call%20%2B356%2012345',
  '?about=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '?about=a%0Ab',
  '?about=%00',
  '?about=%E2%80%AEevil',
  '?about=%ED%A0%80',
  '?about=%',
  `?about=${'x'.repeat(101)}`,
  `?about=/${'x'.repeat(100)}`,
  '?topic[]=ACCOUNT&about[]=x',
])('ignores %s', (search) => {
  expect(prefillIn(search)).toEqual(nothing);
});

test.each(hostileAddresses)('ignores the address %j', (address) => {
  expect(prefillIn(`?about=${encodeURIComponent(address)}`)).toEqual(nothing);
  expect(supportAddress('OTHER', address)).toBe('/static/Support?topic=OTHER#contact');
});
