import { expect, test } from 'vitest';
import { realTimeAddress } from './real-time-address';

test.each([
  [
    'a stage at AWS',
    'https://abcdefghijklmnopqrstuvwxyz.appsync-api.eu-west-1.amazonaws.com/graphql',
    'wss://abcdefghijklmnopqrstuvwxyz.appsync-realtime-api.eu-west-1.amazonaws.com/graphql',
  ],
  [
    'a stage in China',
    'https://abcdefghijklmnopqrstuvwxyz.appsync-api.cn-north-1.amazonaws.com.cn/graphql',
    'wss://abcdefghijklmnopqrstuvwxyz.appsync-realtime-api.cn-north-1.amazonaws.com.cn/graphql',
  ],
  ['a domain of its own', 'https://api.novalink.test/graphql', 'wss://api.novalink.test/graphql/realtime'],
  ['the local cloud', 'http://localhost:4000/graphql', 'ws://localhost:4000/graphql/realtime'],
])('derives the real-time address from the API address of %s', (_of, url, address) => {
  expect(realTimeAddress(url)).toBe(address);
});
