import { expect, test } from 'vitest';
import { fullPage } from './full-page';

/** A list in pages with these numbers of items. The token of a page is its number. */
const listOf = (...sizes: readonly number[]) => {
  const asked: (string | undefined)[] = [];
  const ask = ({ nextToken }: { readonly nextToken?: string }) => {
    asked.push(nextToken);
    const page = Number(nextToken ?? 0);
    const items = Array.from({ length: sizes[page] ?? 0 }, (_, at) => `${page}.${at}`);
    return Promise.resolve({ items, nextToken: page + 1 < sizes.length ? `${page + 1}` : null });
  };
  return { asked, ask };
};

test('fills a filtered page from the next pages, and keeps all items of the last one', async () => {
  const { ask, asked } = listOf(1, 0, 2, 3);
  expect(await fullPage(2, undefined, ask)).toEqual({ items: ['0.0', '2.0', '2.1'], nextToken: '3' });
  expect(asked).toEqual([undefined, '1', '2']);
  expect(await fullPage(2, '3', ask)).toEqual({ items: ['3.0', '3.1', '3.2'], nextToken: null });
});

test('stops after six empty pages, so that the user can decide to continue', async () => {
  const { ask, asked } = listOf(...Array.from({ length: 20 }, () => 0));
  expect(await fullPage(2, undefined, ask)).toEqual({ items: [], nextToken: '6' });
  expect(asked).toHaveLength(6);
});
