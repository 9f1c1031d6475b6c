import { expect, test } from '@jest/globals';
import { viewOf } from './view-of';

const origin = 'http://localhost:4000';
const id = '01KAJ3ZV8N4Q6T9XWCB2R5M7YD';

test.each([
  ['/admin/Games', '/admin/Games'],
  [`/admin/games/${id}`, '/admin/Games/:gameId'],
  [`${origin}/admin/Games/${id}?tab=history&sort=name#top`, '/admin/Games/:gameId?tab=history'],
  [`/operator/brand/${id}/Coins`, '/operator/brand/:brandId/Coins'],
  [`/operator/brand/${id}/${id}`, '/operator/brand/:brandId/:gameId'],
])('%s shows the view %s', (href, view) => {
  expect(viewOf(href, origin)).toBe(view);
});

test.each(['https://example.com/admin', '/no/such/place', 'mailto:a@example.com', 'http://['])(
  '%s is no view',
  (href) => {
    expect(viewOf(href, origin)).toBeUndefined();
  },
);
