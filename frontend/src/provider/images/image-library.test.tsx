import { beforeEach, expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { limits } from '#domain/limits';
import { imagePrefix } from '#domain/uploads';
import type { FileCheck } from '#domain/generated/types';
import { fakePlatform } from '../../platform/fake-platform';
import { openPage } from '../../platform/open-page';
import { ImageLibrary } from './image-library';

const me = 'maria@studio.test';
const names = new Map<string, string>();
const oneKey = `${imagePrefix}me/01JAAAAAAAAAAAAAAAAAAAAAAA.png`;
const png = (name: string, bytes = 8) => new File([new Uint8Array(bytes)], name, { type: 'image/png' });

const checked: Pick<FileCheck, 'state' | 'reason'> = { state: 'CHECKED', reason: null };

const detailsOf = ({ keys }: { readonly keys: string | readonly string[] }) =>
  [keys].flat().map((key) => ({
    ...{ key, name: names.get(key) ?? null, mime: 'image/png' },
    ...{ bytes: 8, width: 640, height: 480, checkedAt: '2026-11-20T09:00:00.000Z' },
  }));

const open = async ({ check = checked, keep = [] as string[] } = {}) => {
  const fake = fakePlatform({
    getFileCheck: ({ key }) => ({ key, ...check }),
    getImages: detailsOf,
    listCompanies: () => ({ items: [], nextToken: null }),
  });
  for (const key of keep) fake.buckets.kept.set(key, png(key));
  await fake.arrive(me, ['PROVIDERS']);
  openPage(ImageLibrary, fake.platform, '/images');
  return fake.buckets;
};

const upload = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText(/Choose images to upload/), files, { applyAccept: false });

beforeEach(() => {
  names.clear();
  Object.assign(globalThis, {
    createImageBitmap: () => Promise.resolve({ width: 1, height: 1, close: () => undefined }),
  });
});

test('shows what to do in an empty library, and uploads an image', async () => {
  const { kept } = await open();
  await screen.findByText('No images yet');
  await upload(png('reel.png'), png('wild.png'));
  const images = await screen.findByRole('list', { name: 'Images' });
  await waitFor(() => expect(within(images).getAllByRole('article')).toHaveLength(2));
  expect(kept.size).toBe(2);
  expect(screen.queryByRole('list', { name: 'Uploads' })).not.toBeInTheDocument();
});

test('shows why the upload check refused a file', async () => {
  await open({ check: { state: 'REFUSED', reason: 'hidden-content' } });
  await upload(png('reel.png'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This file contains extra data');
  expect(screen.queryByRole('button', { name: /Try again/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss reel.png' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['too large', png('big.png', limits.upload.imageBytes + 1), 'This file is too large.'],
  ['an SVG', new File(['<svg/>'], 'art.svg', { type: 'image/svg+xml' }), 'This file type is not allowed'],
  ['empty', png('empty.png', 0), 'damaged or incomplete'],
])('does not upload a file that is %s', async (_case, file, sentence) => {
  const { kept } = await open();
  await upload(file);
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(kept.size).toBe(0);
});

test.each([
  ['has too many pixels', { width: 5001, height: 5000, close: () => undefined }, 'too many pixels'],
  ['cannot be shown', undefined, 'damaged or incomplete'],
])('does not upload an image that %s', async (_case, bitmap, sentence) => {
  Object.assign(globalThis, {
    createImageBitmap: () => (bitmap ? Promise.resolve(bitmap) : Promise.reject(new Error('no image'))),
  });
  const { kept } = await open();
  await upload(png('reel.png'));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(kept.size).toBe(0);
});

test('keeps the file for a retry after a lost connection', async () => {
  const { kept, goOffline, goOnline } = await open({ keep: [oneKey] });
  await screen.findByRole('article');
  goOffline();
  await upload(png('reel.png'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not reach NovaLink.');
  goOnline();
  await userEvent.click(screen.getByRole('button', { name: 'Try again with reel.png' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(kept.size).toBe(2);
});
