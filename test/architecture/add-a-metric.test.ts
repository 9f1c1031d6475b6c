import { expect, test } from '@jest/globals';
import { functionMetrics } from '#domain/metrics';
import { filesNaming, followedPage } from './followed-names';

const { names, linked } = followedPage('add-a-metric.md', /The metric to follow is [\s\S]*?\./);

test('the page follows a metric', () => {
  expect(Object.keys(functionMetrics)).toContain(names[0]);
});

test('the page names every place of the metric and of its alarm, and no other place', () => {
  const places = filesNaming(names, ['domain', 'lib', 'lambda', 'tools', 'bin']);
  const described = places.filter((file) => !file.endsWith('.test.ts'));
  expect([...linked].sort()).toEqual(described.sort());
});
