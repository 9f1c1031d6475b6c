import { imageName } from '../../parts/images/image-name';
import type { CompanyValues } from './company-values';

/** The labels of the fields that can change, as in the form. */
export const companyLabels = {
  name: 'Company name',
  description: 'Description',
  terms: 'Trading terms',
  image: 'Images',
  address: 'Address',
  address2: 'Address, second line',
  city: 'City',
  province: 'Province or state',
  country: 'Country',
  postal: 'Postal code',
  phone: 'Phone',
  website: 'Website',
} as const satisfies Record<Exclude<keyof CompanyValues, 'kind'>, string>;

/** The field values as text, for comparison with another version. */
export const companyTexts = ({ image, ...texts }: CompanyValues) => ({
  ...texts,
  image: image.map(imageName).join('\n'),
});
