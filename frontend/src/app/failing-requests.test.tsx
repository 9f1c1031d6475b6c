import { beforeEach, expect, test, vi } from 'vitest';
import { screen } from '@testing-library/react';
import { Fragment } from 'react';
import { generatePath } from 'react-router-dom';
import { type RouteName, routes } from '#domain/routes';
import { Unreachable } from '../platform/api/errors';
import { fakePlatform } from '../platform/fake-platform';
import { openPage } from '../platform/open-page';
import { BrandDemoLayout } from './layouts/brand-demo-layout';
import { pages } from './routing/pages';
import { pass } from '../../testing/pass';

/** Pages that send no requests. */
const selfContained: readonly RouteName[] = [
  'login',
  'signup',
  'About Us',
  'Api',
  'Terms of Service',
  'Privacy Policy',
  'Math Model',
  // Exact mathematics and simulations run in the browser.
  'TestLab',
  // A form. Errors appear when it is saved.
  'ProviderNewVersion',
];

const ulid = '01KAJ3ZV8N4Q6T9XWCB2R5M7YD';
const values = {
  sub: '3f1c9a54-8f5e-4d5f-9d4d-7c2b5f6a1e90',
  userId: '3f1c9a54-8f5e-4d5f-9d4d-7c2b5f6a1e90',
};

const pathOf = (name: RouteName): string => {
  const parameters = [...routes[name].path.matchAll(/:(\w+)/g)].map(([, parameter = '']) => parameter);
  const given = Object.fromEntries(parameters.map((parameter) => [parameter, ulid]));
  return generatePath<string>(routes[name].path, { ...given, ...values });
};

const names = (Object.keys(routes) as RouteName[]).filter((name) => !selfContained.includes(name));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** Waits for a message, at most 30 seconds, because failed requests are retried first. */
const untilAlert = async () => {
  for (let second = 0; second < 30 && screen.queryAllByRole('alert').length === 0; second += 1)
    await pass(1_000);
};

test.each(names)(
  'the page %s shows an error with a retry while the server cannot be reached',
  async (name) => {
    const Page = await pages[name]();
    const Frame = routes[name].layout === 'branddemo' ? BrandDemoLayout : Fragment;
    const fake = fakePlatform();
    await fake.arrive('maria@studio.test', ['ADMINS', 'OPERATORS', 'PROVIDERS']);
    const failing = () => Promise.reject(new Unreachable('offline'));
    const send = failing as typeof fake.platform.api.send;
    const platform = {
      ...fake.platform,
      api: { send },
      guestApi: { send },
      rest: { get: failing, post: failing, put: failing, patch: failing, del: failing },
    };
    const Framed = () => (
      <Frame>
        <Page />
      </Frame>
    );
    openPage(Framed, platform, pathOf(name), routes[name].path);
    await untilAlert();
    expect(screen.queryAllByRole('alert').length).toBeGreaterThan(0);
    expect(screen.queryAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(0);
    expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object/);
  },
);
