// AppSync uses Jackson, whose StreamReadConstraints allow this many levels by default.
const deepest = 1000;

/** Whether JSON has more levels than AppSync accepts. Counts brackets outside strings without parsing the text. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  for (const [mark] of json.matchAll(/"(?:[^"\\]|\\.)*"|[[{]|[\]}]/gs)) {
    if (mark === '[' || mark === '{') depth += 1;
    else if (mark === ']' || mark === '}') depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}
