import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routes } from '#domain/routes';

const refused = readFileSync(`${import.meta.dirname}/public/robots.txt`, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('Disallow: '))
  .map((line) => line.slice('Disallow: '.length));

test.each(Object.values(routes))('crawlers may read $path exactly if it is public', ({ path, access }) => {
  for (const typed of [path, path.toLowerCase()])
    expect(refused.some((start) => typed.startsWith(start))).toBe(access !== 'public');
});
