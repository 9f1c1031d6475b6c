import { expect, test, vi } from 'vitest';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { fakePlatform } from '../../platform/fake-platform';
import { formResolver } from '../../platform/forms/form-resolver';
import { openPage } from '../../platform/open-page';
import { TextField } from '../../ui/form/fields';
import { Form } from '../../ui/form/form';
import { FormSections } from '../../ui/form/form-sections';
import { SubmitButton } from '../../ui/form/submit-button';

interface Values {
  title: string;
  bets: { amount: string }[];
}
const required = v.pipe(v.string(), v.nonEmpty('required'));
const rules = v.object({ title: required, bets: v.array(v.object({ amount: required })) });

const open = () => {
  const Page = () => {
    const form = useForm<Values>({
      defaultValues: { title: '', bets: [{ amount: '' }, { amount: '' }] },
      resolver: formResolver(rules),
    });
    const sections = [
      { title: 'Names', fields: ['title'], content: <TextField<Values> name="title" label="Title" /> },
      {
        title: 'Bets',
        fields: ['bets'],
        content: [0, 1].map((index) => (
          <TextField<Values> key={index} name={`bets.${index}.amount`} label={`Bet ${index + 1}`} />
        )),
      },
    ];
    return (
      <Form form={form} onSubmit={() => Promise.resolve()} failureText={String}>
        <FormSections sections={sections} />
        <SubmitButton>Save</SubmitButton>
      </Form>
    );
  };
  openPage(Page, fakePlatform().platform, '/');
  return within(screen.getByRole('navigation', { name: 'Sections', hidden: true }));
};
const entry = (list: ReturnType<typeof open>, name: RegExp) =>
  list.getByRole('button', { name, hidden: true });

test('counts the errors of each section, including list items, until they are corrected', async () => {
  const list = open();
  expect(list.queryByText(/error/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await list.findByText('1 error')).toBeInTheDocument();
  expect(entry(list, /^Bets/)).toHaveTextContent('2 errors');
  await userEvent.type(screen.getByLabelText('Bet 2'), '5');
  expect(await within(entry(list, /^Bets/)).findByText('1 error')).toBeInTheDocument();
});

test('moves to a section by keyboard', async () => {
  const list = open();
  entry(list, /^Bets/).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('region', { name: 'Bets' }).parentElement).toHaveFocus();
});

test('marks the section that is visible', () => {
  const list = open();
  expect(entry(list, /^Names/)).toHaveAttribute('aria-current', 'true');
  const top = (names: number, bets: number) => {
    const tops = new Map([
      ['Names', names],
      ['Bets', bets],
    ]);
    for (const [name, y] of tops)
      vi.spyOn(
        screen.getByRole('region', { name }).parentElement ?? document.body,
        'getBoundingClientRect',
      ).mockReturnValue({ top: y } as DOMRect);
    fireEvent.scroll(window);
  };
  top(-300, 150);
  expect(entry(list, /^Bets/)).toHaveAttribute('aria-current', 'true');
  expect(entry(list, /^Names/)).not.toHaveAttribute('aria-current');
  top(60, 500);
  expect(entry(list, /^Names/)).toHaveAttribute('aria-current', 'true');
});
