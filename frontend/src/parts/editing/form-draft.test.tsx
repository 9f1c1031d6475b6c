import { expect, test } from 'vitest';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { fakePlatform } from '../../platform/fake-platform';
import { forgetDrafts, formDrafts } from '../../platform/forms/form-drafts';
import { openPage } from '../../platform/open-page';
import { TextField } from '../../ui/form/fields';
import { Form } from '../../ui/form/form';
import { FormDraftsContext } from '../../ui/form/form-draft';
import { SaveBar } from '../../ui/form/save-bar';

interface Values {
  name: string;
  city: string;
}
interface Opened {
  readonly person?: string;
  readonly saved?: Values;
  readonly keepsWork?: boolean | 'secret';
  readonly path?: string;
}

const kept = { name: 'Studio', city: 'Oslo' };

/** Opens the form as after a fresh load of the page. */
const open = async ({ person = 'maria', saved = kept, keepsWork = true, path = '/company' }: Opened = {}) => {
  cleanup();
  const drafts = formDrafts(person);
  const Page = () => {
    const form = useForm<Values>({ defaultValues: saved });
    const save = (values: Values) => {
      form.reset(values);
      return Promise.resolve();
    };
    return (
      <FormDraftsContext.Provider value={drafts}>
        <Form form={form} onSubmit={save} failureText={String} keepsWork={keepsWork}>
          <TextField<Values> name="name" label="Name" />
          <TextField<Values> name="city" label="City" />
          <SaveBar>Save</SaveBar>
        </Form>
      </FormDraftsContext.Provider>
    );
  };
  openPage(Page, fakePlatform().platform, path);
  await screen.findByLabelText('Name');
};
const type = (text: string) => userEvent.type(screen.getByLabelText('Name'), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isBack = () => screen.queryByText('Your unsaved changes were restored') !== null;

test('restores unsaved changes after a reload', async () => {
  await open();
  await type(' North');
  await open();
  expect(await screen.findByText('Your unsaved changes were restored')).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveValue('Studio North');
  expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
});

test('replaces only the changed fields of values that were saved meanwhile', async () => {
  await open();
  await type(' North');
  await open({ saved: { name: 'Studio', city: 'Bergen' } });
  expect(await screen.findByText(/The saved values changed in the meantime/)).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveValue('Studio North');
  expect(screen.getByLabelText('City')).toHaveValue('Bergen');
});

test.each<[string, Opened]>([
  ['somebody else', { person: 'nora' }],
  ['another address', { path: '/other' }],
])('does not restore unsaved changes for %s', async (_who, other) => {
  await open();
  await type(' North');
  await open(other);
  expect(screen.getByLabelText('Name')).toHaveValue('Studio');
  expect(isBack()).toBe(false);
});

test('deletes stored changes when they are saved or discarded', async () => {
  await open();
  await type(' North');
  await press('Save');
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  await type(' East');
  expect(sessionStorage).toHaveLength(1);
  await press('Discard changes');
  const question = within(screen.getByRole('dialog', { name: 'Discard your changes?' }));
  await userEvent.click(question.getByRole('button', { name: 'Discard changes' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Studio North');
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

test('stores nothing of a form with secrets, and deletes everything on sign-out', async () => {
  await open({ keepsWork: 'secret' });
  await type(' North');
  expect(sessionStorage).toHaveLength(0);
  await open();
  await type(' North');
  forgetDrafts();
  await open();
  expect(isBack()).toBe(false);
});
