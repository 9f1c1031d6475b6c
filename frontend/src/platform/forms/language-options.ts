const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const letters = Array.from('abcdefghijklmnopqrstuvwxyz');

/** The languages of ISO 639-1 that the browser can name, by name. */
export const languageOptions = (): { value: string; label: string }[] =>
  letters
    .flatMap((one) => letters.map((other) => one + other))
    .flatMap((value) => {
      const label = names.of(value);
      return label === undefined ? [] : [{ value, label }];
    })
    .sort((one, other) => one.label.localeCompare(other.label, 'en'));
