import { imageName } from '../../shared/images/image-name';
import type { CompanyValues } from './company-values';

/** What may change of a company, as its form calls it. */
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

/** The company as texts, to be read beside another state of it. */
export const companyTexts = ({ image, ...texts }: CompanyValues) => ({
  ...texts,
  image: image.map(imageName).join('\n'),
});
