import { expect, test } from '@jest/globals';
import { functionMetrics } from '#domain/metrics';
import { filesNaming, followedPage } from './followed-names';

const { names, linked } = followedPage('add-a-metric.md', /uses\s+the\s+metric[\s\S]*?as\s+an\s+example/);

test('the example of the page is a metric', () => {
  expect(Object.keys(functionMetrics)).toContain(names[0]);
});

test('the page names every file of the metric and of its alarm, and no other file', () => {
  const places = filesNaming(names, ['domain', 'lib', 'lambda', 'ops', 'tools', 'bin']);
  const described = places.filter((file) => !file.endsWith('.test.ts'));
  expect([...linked].sort()).toEqual(described.sort());
});
