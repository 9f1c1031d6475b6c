import { brandFields } from '#domain/casinos/brand-fields';
import { formInputOf } from '#domain/fields/form-input';
import { type FormValues, formValuesOf } from '#domain/fields/form-values';
import type { BrandTheme, CreateBrandInput, UpdateBrandInput } from '#domain/generated/types';
import type { OwnBrand } from './brand-fields';

/** Edited in a separate list, not in the form. */
const { featuredGameIds: _featured, ...formFields } = brandFields;

/** The form values of a brand: figures as text, the logo as its key. */
export type BrandValues = FormValues<typeof formFields>;

/** The colours of the casino theme. */
const startingTheme: BrandTheme = { primary: '#6d4af0', surface: '#111838', accent: '#ffcf66' };

export const valuesOfBrand = (brand: OwnBrand | null): BrandValues => ({
  ...formValuesOf(formFields, brand),
  ...(brand === null && { theme: startingTheme }),
});

export const createBrandInput = (values: BrandValues, casinoId: string): CreateBrandInput => ({
  casinoId,
  ...formInputOf<CreateBrandInput>()(formFields, values, 'create'),
});

export const updateBrandInput = (
  values: BrandValues,
  { id, version }: Pick<OwnBrand, 'id' | 'version'>,
): UpdateBrandInput => ({
  id,
  expectedVersion: version,
  ...formInputOf<Omit<UpdateBrandInput, 'featuredGameIds'>>()(formFields, values, 'update'),
});
