import { expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { imagePrefix } from '#domain/uploads';
import { Unreachable } from '../../platform/api/errors';
import { fakePlatform } from '../../platform/fake-platform';
import { openPage } from '../../platform/open-page';
import { companyOf } from '../../parts/companies/testing/company';
import { ImageLibrary } from './image-library';

const me = 'maria@studio.test';
const keyOf = (name: string) => `${imagePrefix}me/${name}`;
const [reef, wild, cover] = [keyOf('01A.png'), keyOf('01B.png'), keyOf('01C.png')];
const files = [
  { key: reef, name: 'Réef 10.png', bytes: 30 },
  { key: wild, name: 'Wild 9.png', bytes: 10 },
  { key: cover, name: null, bytes: 20 },
];
const [checkedAt, mime] = ['2026-11-20T09:00:00.000Z', 'image/png'];

const company = companyOf({ id: 'c1', name: 'Slate', owner: me });
const version = { id: 'v1', semver: '1.2.0', symbols: [{ imageKey: wild }, { imageKey: wild }] };
const game = { id: 'g1', title: 'Noctua', thumbnailKey: reef, images: [] };

const open = async () => {
  const fake = fakePlatform({
    getImages: ({ keys }) =>
      files
        .filter(({ key }) => [keys].flat().includes(key))
        .map((file) => ({ ...file, mime, width: 640, height: 480, checkedAt })),
    listCompanies: () => ({ items: [company], nextToken: null }),
    listGames: () => ({ items: [{ ...game, versions: { items: [], nextToken: 'more' } }], nextToken: null }),
    getGame: () => ({ versions: { items: [version], nextToken: null } }),
  });
  for (const { key, bytes } of files)
    fake.buckets.kept.set(key, new File([new Uint8Array(bytes)], 'x', { type: mime }));
  await fake.arrive(me, ['PROVIDERS']);
  openPage(ImageLibrary, fake.platform, '/images');
  await screen.findByText('Réef 10.png');
  await screen.findAllByText(/Used in 1 place/);
  return { ...fake.buckets, images: fake.platform.storage.images, user: userEvent.setup() };
};

const shown = () => screen.getAllByRole('article').map((tile) => tile.getAttribute('aria-label'));
const select = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });

test('shows images with their file names, dimensions and uses', async () => {
  await open();
  const tile = within(screen.getByRole('article', { name: 'Réef 10.png' }));
  expect(tile.getByText(/640 × 480 px/)).toHaveTextContent('30 bytes');
  expect(shown()).toEqual(['01C.png', 'Wild 9.png', 'Réef 10.png']);
  expect(within(screen.getByRole('article', { name: '01C.png' })).getByText(/Not used/)).toBeVisible();
});

test('finds names without accents, and keeps the search in another order', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('searchbox'), 'reef');
  await waitFor(() => expect(shown()).toEqual(['Réef 10.png']));
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'nothing like it');
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Largest first');
  expect(shown()).toEqual(['Réef 10.png', '01C.png', 'Wild 9.png']);
  await user.click(screen.getByLabelText('Not used'));
  expect(shown()).toEqual(['01C.png']);
});

test('shows a link to copy, a download and the pages that show an image in its details', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Details of Wild 9.png' }));
  const panel = within(screen.getByRole('dialog', { hidden: true }));
  expect(panel.getByText('Noctua 1.2.0, symbol')).toHaveAttribute('href', '/provider/Games/g1/versions/v1');
  expect(panel.getByText('Download')).toHaveAttribute('download', 'Wild 9.png');
  await user.click(panel.getByText('Copy link'));
  expect(await navigator.clipboard.readText()).toBe(`http://localhost/${encodeURI(wild)}`);
});

test('selects ranges, everything and nothing with mouse and keyboard', async () => {
  const { user } = await open();
  await user.click(select('01C.png'));
  await user.keyboard('{Shift>}');
  await user.click(select('Réef 10.png'));
  await user.keyboard('{/Shift}');
  expect(screen.getByText('3 selected')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(select('Wild 9.png')).not.toBeChecked();
  select('Wild 9.png').focus();
  await user.keyboard(' ');
  expect(screen.getByText('1 selected')).toBeVisible();
  await user.keyboard('{Control>}a{/Control}');
  await user.click(screen.getByRole('button', { name: 'Copy links' }));
  const links = [cover, wild, reef].map((key) => `http://localhost/${encodeURI(key)}`);
  expect((await navigator.clipboard.readText()).split('\n')).toEqual(links);
});

test('warns of uses before deleting several images, lists failures, and retries them', async () => {
  const { user, images, kept } = await open();
  const before = { ...images };
  let online = false;
  Object.assign(images, {
    remove: (key: string) =>
      key === wild && !online ? Promise.reject(new Unreachable('offline')) : before.remove(key),
  });
  await user.click(select('Wild 9.png'));
  await user.click(select('Réef 10.png'));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  expect(dialog.getByText('In use in 2 places')).toBeInTheDocument();
  expect(dialog.getByText('Noctua, thumbnail')).toHaveAttribute('href', '/provider/Games/g1');
  await user.click(dialog.getByText('Delete 2 images', { selector: 'button' }));
  expect(await dialog.findByText(/^Not deleted: Wild 9.png: /)).toBeInTheDocument();
  expect([...kept.keys()]).toEqual([wild, cover]);
  online = true;
  await user.click(dialog.getByText('Delete image', { selector: 'button' }));
  await waitFor(() => expect([...kept.keys()]).toEqual([cover]));
  await waitFor(() => expect(shown()).toEqual(['01C.png']));
});
