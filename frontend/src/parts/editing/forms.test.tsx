import { expect, test } from 'vitest';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { maxLengthCode } from '#domain/text/form-messages';
import { fakePlatform } from '../../platform/fake-platform';
import { formErrors } from '../../platform/forms/form-errors';
import { formResolver } from '../../platform/forms/form-resolver';
import { openPage } from '../../platform/open-page';
import { TextAreaField, TextField } from '../../ui/form/fields';
import { Form } from '../../ui/form/form';
import { ListError } from '../../ui/form/list-error';
import { useSmallForm } from './use-small-form';
import { SmallForm } from '../../ui/form/small-form';
import { SubmitButton } from '../../ui/form/submit-button';
import { missingTimes } from './local-time';
import { TimeField } from './time-field';

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

test('states the maximum length of a text area', async () => {
  const Page = () => (
    <Form
      form={useForm({ defaultValues: { text: '' } })}
      failureText={String}
      onSubmit={() => Promise.resolve()}
    >
      <TextAreaField name="text" label="Message" hint="For the team." longest={4000} />
    </Form>
  );
  openPage(Page, fakePlatform().platform, '/form');
  expect(await screen.findByLabelText('Message')).toHaveAccessibleDescription(
    'For the team. At most 4,000 characters.',
  );
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

const named = v.object({
  name: v.pipe(v.string(), v.minLength(2, 'required'), v.maxLength(5, maxLengthCode(5))),
});
const sendNothing = () => Promise.resolve();

const NamedForm = () => (
  <Form
    form={useForm({ defaultValues: { name: '' }, resolver: formResolver(named) })}
    onSubmit={sendNothing}
    failureText={String}
  >
    <TextField name="name" label="Name" />
  </Form>
);

const NamedSmallForm = () => {
  const form = useSmallForm({
    blank: { name: '' },
    check: (values) => formErrors(named, values),
  });
  return (
    <SmallForm form={form} onSubmit={sendNothing} failureText={String}>
      <TextField name="name" label="Name" />
    </SmallForm>
  );
};

test.each([
  ['a form', NamedForm],
  ['a small form', NamedSmallForm],
])('%s says while a text is being typed that it is too long, and nothing else', async (_kind, Page) => {
  openPage(Page, fakePlatform().platform, '/');
  const field = await screen.findByLabelText('Name');
  await userEvent.type(field, 'A');
  expect(field).toBeValid();
  await userEvent.type(field, 'nnabel');
  await waitFor(() => expect(field).toHaveAccessibleDescription('You must enter a maximum of 5 characters'));
  await userEvent.type(field, '{Backspace}{Backspace}');
  await waitFor(() => expect(field).not.toHaveAccessibleDescription());
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

interface Times {
  name: string;
  endsAt: string;
}

/** A form with a time in Berlin, where the clocks change at 01:00 UTC. */
const openTimes = (endsAt: string) => {
  const saved: Times[] = [];
  const Page = () => {
    const form = useForm<Times>({
      defaultValues: { name: 'Cup', endsAt },
      resolver: formResolver(v.object({ name: v.string() }), undefined, (values) =>
        missingTimes(values, ['endsAt'], 'Europe/Berlin'),
      ),
    });
    const send = (sent: Times) => {
      saved.push(sent);
      return Promise.resolve();
    };
    return (
      <Form form={form} onSubmit={send} failureText={String}>
        <TextField<Times> name="name" label="Name" />
        <TimeField<Times> name="endsAt" label="End" zone="Europe/Berlin" />
        <SubmitButton>Save</SubmitButton>
      </Form>
    );
  };
  openPage(Page, fakePlatform().platform, '/');
  return saved;
};
const typeEnd = async (text: string) =>
  fireEvent.change(await screen.findByLabelText('End'), { target: { value: text } });

test('keeps a time that was not edited, to the millisecond and in the repeated hour', async () => {
  const endsAt = '2026-10-25T01:30:20.123Z';
  const saved = openTimes(endsAt);
  const end = await screen.findByLabelText('End');
  expect(end).toHaveValue('2026-10-25T02:30');
  expect(end).toHaveAccessibleDescription('Time zone: Europe/Berlin (UTC+01:00).');
  await userEvent.type(screen.getByLabelText('Name'), '!');
  await typeEnd('2026-10-25T04:30');
  await typeEnd('2026-10-25T02:30');
  await save();
  expect(saved).toEqual([{ name: 'Cup!', endsAt }]);
});

test('asks which time is meant when the clocks repeat it', async () => {
  const saved = openTimes('2026-10-20T10:00:00.000Z');
  await typeEnd('2026-10-25T02:30');
  await save();
  await userEvent.selectOptions(
    screen.getByLabelText('End: before or after the clocks go back'),
    'After the clocks go back (UTC+01:00)',
  );
  await save();
  await typeEnd('2026-10-26T02:30');
  expect(screen.queryByLabelText('End: before or after the clocks go back')).not.toBeInTheDocument();
  expect(saved.map(({ endsAt }) => endsAt)).toEqual(['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']);
});

test('rejects a time that the clocks skip', async () => {
  const saved = openTimes('2026-03-20T10:00:00.000Z');
  await typeEnd('2026-03-29T02:30');
  await save();
  const end = screen.getByLabelText('End');
  expect(end).toHaveFocus();
  expect(end).toHaveAccessibleDescription(
    /2026-03-29 02:30 does not exist in the time zone Europe\/Berlin, because the clocks go forward\./,
  );
  expect(saved).toEqual([]);
});
