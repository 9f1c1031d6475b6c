import { expect, test } from 'vitest';
import { screen } from '@testing-library/react';
import { fakePlatform } from '../../platform/fake-platform';
import { openPage } from '../../platform/open-page';
import { ErrorPage } from './error-page';

test.each([404, 500])('the page of a %d links to the support form with the failed page', (status) => {
  openPage(() => <ErrorPage status={status} />, fakePlatform().platform, '/operator/Casinos');
  expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
    'href',
    '/static/Support?topic=PROBLEM&about=%2Foperator%2FCasinos#contact',
  );
});

test('leaves out a path that could contain a message', () => {
  openPage(() => <ErrorPage status={404} />, fakePlatform().platform, '/call%20us%20now', '/:words');
  expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
    'href',
    '/static/Support?topic=PROBLEM#contact',
  );
});
