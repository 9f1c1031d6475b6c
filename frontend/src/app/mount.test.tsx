import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { screen } from '@testing-library/dom';
import { waitFor } from '@testing-library/react';
import { routes } from '#domain/routes';
import { mount } from './mount';

let logged: unknown[][];
const stops: (() => void)[] = [];

beforeEach(() => {
  logged = [];
  // The site listens as long as its page exists, and the window is that of all tests.
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (
        type: string,
        listener: EventListenerOrEventListenerObject,
        options?: boolean | AddEventListenerOptions,
      ) => {
        add(type, listener, options);
        // React adds this one once for every document.
        if (type !== 'selectionchange') stops.push(() => target.removeEventListener(type, listener, options));
      },
    );
  }
  vi.spyOn(console, 'error').mockImplementation((...line) => void logged.push(line));
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

test('logs and shows an error for a page without its root element', async () => {
  const page = document.implementation.createHTMLDocument('empty');
  await mount(page);
  expect(logged).toEqual([['Error while mounting app', new Error('The page has no element #root.')]]);
  expect(page.querySelector('[role=alert]')?.textContent).toContain('NovaLink could not start');
});

test('logs and shows an error before React renders', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  // The first call of the site. jsdom has no streams, and Amplify cannot be made to fail here.
  vi.spyOn(document, 'querySelector').mockImplementation(() => {
    throw new Error('No document today.');
  });
  await mount(document);
  expect(logged).toEqual([['Error while mounting app', new Error('No document today.')]]);
  vi.restoreAllMocks();
  expect(screen.getByRole('heading', { name: 'NovaLink could not start' })).toBeVisible();
});

test('logs and shows an error while React renders', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  // jsdom has no `Request`, which the router creates for the first URL.
  Object.assign(globalThis, {
    Request: class {
      readonly url = location.href;
      readonly method = 'GET';
      readonly signal = new AbortController().signal;
    },
  });
  vi.spyOn(document, 'dispatchEvent').mockImplementation(() => {
    throw new Error('No events today.');
  });
  // React also reports errors to the window that a boundary catches.
  window.addEventListener('error', (event) => event.preventDefault(), { once: true });
  await mount(document);
  await waitFor(() =>
    expect(logged).toContainEqual([
      'Error while mounting app',
      expect.objectContaining({ message: 'No events today.' }),
    ]),
  );
  vi.restoreAllMocks();
  expect(screen.getByRole('heading', { name: 'NovaLink could not start' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', routes.Support.path);
});

test('reloads the page when a part of it is missing on the server', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response()));
  await mount(document);
  window.dispatchEvent(new Event('vite:preloadError'));
  // jsdom cannot reload a page, but each reload is stored.
  await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([`novalink.reload:${location.pathname}`]));
});
