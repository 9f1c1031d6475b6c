import { expect, test } from 'vitest';
import * as v from 'valibot';
import { formResolver } from './form-resolver';

interface Values {
  name: string;
  owners: { share: string }[];
}

const rule = v.object({
  name: v.pipe(v.string(), v.nonEmpty('required'), v.maxLength(3, 'max-length:3')),
  owners: v.array(v.object({ share: v.number('number') })),
});
const toInput = ({ name, owners }: Values) => ({
  name,
  owners: owners.map(({ share }) => ({ share: share === '' ? share : Number(share) })),
});
const check = (values: Values) =>
  formResolver<Values>(rule, toInput)(values, undefined, { fields: {}, shouldUseNativeValidation: false });

test('returns valid values as they were typed', async () => {
  const values = { name: 'abc', owners: [{ share: '25' }] };
  expect(await check(values)).toEqual({ values, errors: {} });
});

test('shows the specified message of the first error of each field', async () => {
  const { errors } = await check({ name: 'abcd', owners: [{ share: '25' }, { share: '' }] });
  expect(errors.name?.message).toBe('You must enter a maximum of 3 characters');
  expect(errors.owners?.[1]?.share?.message).toBe('This field can only contain numbers');
  expect((await check({ name: '', owners: [] })).errors.name?.message).toBe('This field is required');
});
