import { expect, test } from 'vitest';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { fakePlatform } from '../../platform/fake-platform';
import { formErrors } from '../../platform/forms/form-errors';
import { formResolver } from '../../platform/forms/form-resolver';
import { openPage } from '../../platform/open-page';
import { TextField } from '../../ui/form/fields';
import { Form } from '../../ui/form/form';
import { ListError } from '../../ui/form/list-error';
import { SmallForm, useSmallForm } from '../../ui/form/small-form';
import { SubmitButton } from '../../ui/form/submit-button';

interface Values {
  countries: string;
  images: string[];
  symbols: { imageKey: string }[];
}

const rule = v.object({
  countries: v.array(v.pipe(v.string(), v.length(2, 'country'))),
  images: v.array(v.pipe(v.string(), v.length(2, 'format'))),
  symbols: v.array(v.object({ imageKey: v.pipe(v.string(), v.nonEmpty('required')) })),
});

const openForm = (values: Values) => {
  const saved: Values[] = [];
  const Page = () => {
    const form = useForm<Values>({
      defaultValues: values,
      resolver: formResolver(rule, (typed: Values) => ({
        ...typed,
        countries: typed.countries === '' ? [] : typed.countries.toUpperCase().split(', '),
      })),
    });
    const save = (sent: Values) => {
      saved.push(sent);
      return Promise.resolve();
    };
    return (
      <Form form={form} onSubmit={save} failureText={String}>
        <TextField<Values> name="countries" label="Countries" />
        <ListError<Values> name="images" />
        <SubmitButton>Save</SubmitButton>
      </Form>
    );
  };
  openPage(Page, fakePlatform().platform, '/');
  return saved;
};
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save' }));

test('shows the error of a list item on the field, with the item as it was typed', async () => {
  const saved = openForm({ countries: 'no, Norway', images: [], symbols: [] });
  await save();
  const sentence = '"Norway" is not a country code. Use two letters, such as NO.';
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  const field = screen.getByLabelText('Countries');
  expect(field).toHaveAccessibleDescription(sentence);
  expect(field).toHaveFocus();
  await userEvent.clear(field);
  await userEvent.type(field, 'no');
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  await save();
  expect(saved).toHaveLength(1);
});

test('shows and focuses the error of a list without a control', async () => {
  const saved = openForm({ countries: '', images: ['ab', 'abc'], symbols: [] });
  await save();
  expect(await screen.findByText('"abc": Invalid format')).toHaveFocus();
  expect(saved).toEqual([]);
});

test('lists the errors of values that have no field', async () => {
  const saved = openForm({ countries: '', images: [], symbols: [{ imageKey: '' }] });
  await save();
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('Some values are not valid');
  expect(notice).toHaveTextContent('symbols, item 1, image key: This field is required');
  expect(saved).toEqual([]);
});

test('a small form lists the errors of values that have no field', async () => {
  const Page = () => {
    const form = useSmallForm({
      blank: { name: 'Ada' },
      check: ({ name }) => formErrors(v.object({ name: v.string(), id: v.string() }), { name, id: null }),
    });
    return (
      <SmallForm form={form} onSubmit={() => Promise.resolve()} failureText={String}>
        <TextField name="name" label="Name" />
        <SubmitButton>Save</SubmitButton>
      </SmallForm>
    );
  };
  openPage(Page, fakePlatform().platform, '/');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('id: Invalid format');
});
