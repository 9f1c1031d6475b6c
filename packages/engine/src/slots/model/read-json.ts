/** The position of the first syntax error in a JSON text; line and column start at 1. */
export interface SyntaxFault {
  readonly reason: string;
  readonly line: number;
  readonly column: number;
}

class Unreadable extends Error {}

const deepest = 16;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** Up to the closing quote: escapes, and any character except control characters, quotes and backslashes. */
const string = /"(?:[ !#-[\]-\u{10ffff}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const blanks = /[ \t\n\r]*/y;
const words: Readonly<Record<string, boolean | null>> = { true: true, false: false, null: null };

/**
 * Parses JSON (RFC 8259). Returns the value or the position of the first error, which `JSON.parse` does not
 * report consistently. Two rules are stricter: names in an object must be unique, and nesting is limited to
 * 16 levels. Objects have no prototype, so that a name such as `__proto__` is an ordinary name.
 */
export function readJson(text: string): { value: unknown } | { fault: SyntaxFault } {
  let position = 0;

  const fail = (reason: string): never => {
    throw new Unreadable(reason);
  };
  const take = (form: RegExp): string | undefined => {
    form.lastIndex = position;
    const found = form.exec(text)?.[0];
    position += found?.length ?? 0;
    return found;
  };
  const takeMark = (mark: string): boolean => {
    take(blanks);
    const found = text.startsWith(mark, position);
    if (found) position += mark.length;
    return found;
  };
  const readString = (): string => {
    take(blanks);
    const literal =
      take(string) ??
      fail('a string is expected here, or the string is not closed or contains an invalid character');
    return JSON.parse(literal) as string;
  };
  const readMembers = (close: string, readMember: () => void): void => {
    if (takeMark(close)) return;
    do readMember();
    while (takeMark(','));
    if (!takeMark(close)) fail(`"," or "${close}" is expected here`);
  };
  const readValue = (depth: number): unknown => {
    if (depth > deepest) fail('nested too deeply');
    if (takeMark('{')) {
      const members = Object.create(null) as Record<string, unknown>;
      readMembers('}', () => {
        const name = readString();
        if (name in members) fail(`"${name.slice(0, 40)}" occurs twice`);
        if (!takeMark(':')) fail('":" is expected here');
        members[name] = readValue(depth + 1);
      });
      return members;
    }
    if (takeMark('[')) {
      const elements: unknown[] = [];
      readMembers(']', () => elements.push(readValue(depth + 1)));
      return elements;
    }
    for (const [word, value] of Object.entries(words)) if (takeMark(word)) return value;
    if (text[position] === '"') return readString();
    return Number(take(number) ?? fail('a value is expected here'));
  };

  try {
    const value = readValue(0);
    take(blanks);
    if (position < text.length) fail('no further text is expected here');
    return { value };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { fault: { reason: error.message, ...placeOf(text, position) } };
  }
}

function placeOf(text: string, position: number): { line: number; column: number } {
  const before = text.slice(0, position).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
