import { canonicalJson, type Json } from '../model/canonical-json';
import type { Report } from '../model/faults';
import { readJson } from '../model/read-json';
import { utf8 } from '../play/utf8';
import { validateModel } from './validate-model';

interface ReadAs {
  /** The path of the root in errors. */
  readonly root: string;
  /** Size limit in bytes of UTF-8. */
  readonly mostBytes: number;
}

/** Canonical JSON with one member per line, sorted by name, so that equal documents give equal bytes. */
export function documentJson(document: object): string {
  const lines = Object.entries(document as Record<string, Json | undefined>)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([name, value]) => (value === undefined ? [] : [`  "${name}": ${canonicalJson(value)}`]));
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** Parses a JSON text. Reports a fault and returns undefined if it is invalid or too long. */
export function parsedDocument(text: string, { root, mostBytes }: ReadAs, report: Report): unknown {
  const bytes = text.length > mostBytes ? text.length : utf8(text).length;
  if (bytes > mostBytes) {
    report(root, `has ${bytes} bytes, but can have at most ${mostBytes}`);
    return undefined;
  }
  const read = readJson(text);
  if ('value' in read) return read.value;
  const { reason, line, column } = read.fault;
  report(root, `invalid JSON at line ${line}, column ${column}: ${reason}`);
  return undefined;
}

/** Reports the errors of the math model in the member `mathModel` of a document. */
export function reportModel(value: unknown, report: Report): void {
  if (value === undefined) return;
  const found = validateModel(value);
  if (!('faults' in found)) return;
  for (const { path, reason } of found.faults)
    report(/^model(?=$|\[)/.test(path) ? path.replace('model', 'mathModel') : `mathModel.${path}`, reason);
}
