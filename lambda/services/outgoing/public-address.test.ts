import { expect, test } from '@jest/globals';
import { isLoopbackAddress, isPublicAddress } from '#lambda/services/outgoing/public-address';

test.each([
  '1.1.1.1',
  '9.255.255.255',
  '172.15.0.1',
  '172.32.0.1',
  '100.63.0.1',
  '223.255.255.255',
  '2606:4700::1111',
])('allows %s', (address) => expect(isPublicAddress(address)).toBe(true));

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '100.127.255.255', '127.0.0.1', '127.255.255.254'],
  ...[
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.168.1.1',
    '198.18.0.1',
    '198.19.255.255',
  ],
  ...[
    '192.0.2.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '239.255.255.255',
    '240.0.0.1',
    '255.255.255.255',
  ],
  ...['::', '::1', 'fc00::1', 'fd00:ec2::254', 'fe80::1', 'ff02::1', '2001:db8::1', '3fff::1'],
  // IPv4-mapped, IPv4-compatible, NAT64, Teredo and 6to4.
  ...['::ffff:127.0.0.1', '::ffff:1.1.1.1', '::7f00:1', '64:ff9b::a9fe:a9fe', '64:ff9b:1::1'],
  ...['2001:0:7f00:1::', '2002:7f00:1::'],
  ...['', 'localhost', '1.1.1', '0x7f000001', 'fe80::1%eth0'],
])('refuses %j', (address) => expect(isPublicAddress(address)).toBe(false));

test.each([
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['::1', true],
  ['::2', false],
  ['10.0.0.1', false],
  ['1.1.1.1', false],
])('knows whether %s is the own machine: %s', (address, expected) =>
  expect(isLoopbackAddress(address)).toBe(expected),
);
