import { expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { fakePlatform } from '../../platform/fake-platform';
import { openPage } from '../../platform/open-page';
import { ChipsField } from '../../ui/form/chips-field';
import { Form } from '../../ui/form/form';
import { SubmitButton } from '../../ui/form/submit-button';

interface Values {
  countries: string;
}

const options = [
  { value: 'DE', label: 'Germany' },
  { value: 'NE', label: 'Niger' },
  { value: 'NG', label: 'Nigeria' },
  { value: 'NO', label: 'Norway' },
];

const open = async (countries = '') => {
  const saved: string[] = [];
  const Page = () => {
    const form = useForm<Values>({ defaultValues: { countries } });
    const save = (values: Values) => Promise.resolve(void saved.push(values.countries));
    return (
      <Form form={form} onSubmit={save} failureText={String}>
        <ChipsField<Values> name="countries" label="Countries" options={options} />
        <button type="button" onClick={() => form.reset({ countries: 'NG' })}>
          Reset
        </button>
        <SubmitButton>Save</SubmitButton>
      </Form>
    );
  };
  openPage(Page, fakePlatform().platform, '/');
  const field = await screen.findByRole('combobox', { name: 'Countries' });
  const chips = () =>
    screen.queryAllByRole('button', { name: /^Remove / }).map((chip) => chip.getAttribute('aria-label'));
  return { field, chips, saved, save: () => userEvent.click(screen.getByRole('button', { name: 'Save' })) };
};

test('filters options while typing, and chooses one with arrows and Enter', async () => {
  const { field, chips, saved, save } = await open('DE');
  await userEvent.type(field, 'ni');
  const list = screen.getByRole('listbox');
  expect(
    within(list)
      .getAllByRole('option')
      .map(({ id }) => id),
  ).toHaveLength(2);
  expect(field).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const active = within(list).getByRole('option', { name: /Nigeria/, selected: true });
  expect(field).toHaveAttribute('aria-activedescendant', active.id);
  await userEvent.keyboard('{Enter}');
  expect(chips()).toEqual(['Remove Germany', 'Remove Nigeria']);
  expect(screen.getByRole('status')).toHaveTextContent('Nigeria added');
  await save();
  expect(saved).toEqual(['DE, NG']);
});

test('a comma adds the typed code or name, once', async () => {
  const { field, chips } = await open();
  await userEvent.type(field, 'no,Norway,germany,');
  expect(chips()).toEqual(['Remove Norway', 'Remove Germany']);
  expect(field).toHaveValue('');
});

test('splits a pasted list', async () => {
  const { field, chips } = await open();
  await userEvent.click(field);
  await userEvent.paste('NO, de\nXX');
  expect(chips()).toEqual(['Remove Norway', 'Remove Germany', 'Remove XX']);
});

test('submits text that is not a chip yet, and keeps it as a chip', async () => {
  const { field, chips, saved, save } = await open('DE');
  await userEvent.type(field, 'Norge');
  await save();
  expect(saved).toEqual(['DE, Norge']);
  expect(chips()).toEqual(['Remove Germany', 'Remove Norge']);
});

test('Backspace removes the last item, and the button of a chip removes that item', async () => {
  const { field, chips } = await open('DE, NO, NG');
  await userEvent.type(field, '{Backspace}');
  expect(chips()).toEqual(['Remove Germany', 'Remove Norway']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Germany' }));
  expect(chips()).toEqual(['Remove Norway']);
  expect(field).toHaveFocus();
});

test('chooses an option with the pointer, and closes the list with Escape', async () => {
  const { field, chips } = await open();
  await userEvent.click(field);
  await userEvent.click(screen.getByRole('option', { name: /Niger NE|NigerNE/ }));
  expect(chips()).toEqual(['Remove Niger']);
  await userEvent.type(field, 'n{Escape}');
  expect(field).toHaveAttribute('aria-expanded', 'false');
});

test('shows the new values of a reset form', async () => {
  const { field, chips } = await open('DE');
  await userEvent.type(field, 'ni');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(chips()).toEqual(['Remove Nigeria']));
  expect(field).toHaveValue('');
});
