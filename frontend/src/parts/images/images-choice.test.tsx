import { expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { imagePrefix } from '#domain/uploads';
import { fakePlatform } from '../../platform/fake-platform';
import { openPage } from '../../platform/open-page';
import { ImagesChoice } from './images-choice';

const key = (name: string) => `${imagePrefix}me/${name}.png`;
const png = (name: string) => new File(['x'], name, { type: 'image/png' });

/** A page with a choice of `most` images, from a library of three. */
const open = async (most: number, chosen: string[] = []) => {
  const fake = fakePlatform({ getFileCheck: ({ key: of }) => ({ key: of, state: 'CHECKED', reason: null }) });
  for (const name of ['a', 'b', 'c']) fake.buckets.kept.set(key(name), png(name));
  await fake.arrive('maria@studio.test', ['PROVIDERS']);
  let kept = chosen;
  const Choosing = () => {
    const [keys, setKeys] = useState(chosen);
    return (
      <ImagesChoice
        label="Pictures"
        most={most}
        imageKeys={keys}
        onChange={(next) => {
          setKeys(next);
          kept = next;
        }}
      />
    );
  };
  openPage(Choosing, fake.platform, '/choosing');
  return { keys: () => kept };
};

const picker = async () => {
  await userEvent.click(screen.getByRole('button', { name: /for Pictures/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('list', { name: 'Your images' });
  return dialog;
};

test('chooses images in order, up to the maximum number', async () => {
  const { keys } = await open(2, [key('c')]);
  const dialog = await picker();
  await userEvent.click(dialog.getByLabelText('a.png'));
  expect(dialog.getByLabelText('b.png')).toBeDisabled();
  expect(dialog.getByText('2 of 2 chosen')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Use these images' }));
  expect(keys()).toEqual([key('c'), key('a')]);
});

test('replaces a single image by the next choice, and keeps it on cancel', async () => {
  const { keys } = await open(1, [key('a')]);
  let dialog = await picker();
  await userEvent.click(dialog.getByLabelText('b.png'));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(keys()).toEqual([key('a')]);
  dialog = await picker();
  await userEvent.click(dialog.getByLabelText('b.png'));
  await userEvent.click(dialog.getByRole('button', { name: 'Use this image' }));
  expect(keys()).toEqual([key('b')]);
});

test('chooses images that are uploaded in the picker', async () => {
  const { keys } = await open(10);
  const dialog = await picker();
  await userEvent.upload(dialog.getByLabelText(/Choose images to upload/), png('new.png'));
  await waitFor(() => expect(dialog.getByText('1 of 10 chosen')).toBeInTheDocument());
  await userEvent.click(dialog.getByRole('button', { name: 'Use these images' }));
  expect(keys()).toHaveLength(1);
});

test('removes an image', async () => {
  const { keys } = await open(10, [key('a'), key('b')]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove a.png' }));
  expect(keys()).toEqual([key('b')]);
});
