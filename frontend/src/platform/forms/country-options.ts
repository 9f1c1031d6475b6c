import { countries } from '#domain/countries';

const names = new Intl.DisplayNames('en', { type: 'region' });

/** For a select: nothing chosen first, then the countries by name. */
export const countryOptions = (): { value: string; label: string }[] => [
  { value: '', label: 'Choose a country' },
  ...countries
    .map((code) => ({ value: code, label: countryName(code) }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en')),
];

export const countryName = (code: string): string => names.of(code) ?? code;
