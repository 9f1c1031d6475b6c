interface Markers {
  readonly values: Readonly<Record<string, unknown>>;
  readonly jsonEscape?: boolean;
  readonly markerEncodings?: Readonly<Record<string, string>>;
}

/** Replaces the CDK's markers by values that are known only at deployment. */
export function withMarkersReplaced(
  bytes: Buffer,
  { values, jsonEscape = false, markerEncodings = {} }: Markers,
): Buffer {
  const replacements = Object.entries(values)
    .filter(([marker]) => bytes.includes(marker))
    .map(([marker, value]): [string, string] => [
      marker,
      encoded(value, markerEncodings[marker] ?? (jsonEscape ? 'UNQUOTED_JSON_VALUE' : 'LITERAL'), marker),
    ]);
  if (replacements.length === 0) return bytes;
  // Latin-1 preserves every byte, whatever the file's encoding.
  let text = bytes.toString('latin1');
  for (const [marker, value] of replacements) {
    text = text.replaceAll(marker, () => Buffer.from(value).toString('latin1'));
  }
  return Buffer.from(text, 'latin1');
}

function encoded(value: unknown, encoding: string, marker: string): string {
  if (encoding === 'LITERAL') {
    if (typeof value !== 'string') throw new Error(`the value of ${marker} is not text`);
    return value;
  }
  const json = JSON.stringify(value);
  return encoding === 'UNQUOTED_JSON_VALUE' && typeof value === 'string' ? json.slice(1, -1) : json;
}
