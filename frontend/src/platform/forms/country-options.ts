import { countries } from '#domain/countries';

const names = new Intl.DisplayNames('en', { type: 'region' });

/** The countries by name. */
export const countryChoices = (): { value: string; label: string }[] =>
  countries
    .map((code) => ({ value: code, label: countryName(code) }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en'));

/** For a select, with an empty option first. */
export const countryOptions = (): { value: string; label: string }[] => [
  { value: '', label: 'Choose a country' },
  ...countryChoices(),
];

export const countryName = (code: string): string => names.of(code) ?? code;
