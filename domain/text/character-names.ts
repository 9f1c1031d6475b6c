import { characters } from './characters';

const names: Readonly<Record<string, string>> = {
  ' ': 'space',
  '\t': 'tab',
  '\n': 'line break',
  '\r': 'line break',
  '\u2028': 'line separator',
  '\u2029': 'paragraph separator',
  '\u00A0': 'no-break space',
  '\u00AD': 'soft hyphen',
  '\u200B': 'zero-width space',
  '\u200C': 'zero-width non-joiner',
  '\u200D': 'zero-width joiner',
  '\u200E': 'left-to-right mark',
  '\u200F': 'right-to-left mark',
  '\u2060': 'word joiner',
  '\uFEFF': 'zero-width no-break space',
  '\u202A': 'left-to-right embedding',
  '\u202B': 'right-to-left embedding',
  '\u202C': 'pop directional formatting',
  '\u202D': 'left-to-right override',
  '\u202E': 'right-to-left override',
  '\u2066': 'left-to-right isolate',
  '\u2067': 'right-to-left isolate',
  '\u2068': 'first strong isolate',
  '\u2069': 'pop directional isolate',
};

/** The name of a character in a message: the character itself, or its Unicode name if it is invisible. */
export function nameOfCharacter(character: string): string {
  const known = names[character];
  if (known !== undefined) return known;
  if (new RegExp(characters.control, 'u').test(character)) return 'control';
  if (new RegExp(characters.surrogate, 'u').test(character)) return 'incomplete';
  return new RegExp(characters.visible, 'u').test(character) ? character : codePoint(character);
}

const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
