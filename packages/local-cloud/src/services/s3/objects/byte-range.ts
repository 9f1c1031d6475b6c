import { s3Error } from '../protocol/s3-error';

/**
 * Parses a range of bytes, both ends included; `undefined` for the whole object. Throws InvalidRange. RFC 9110,
 * section 14.
 */
export function rangeOf(
  header: string | undefined,
  size: number,
): { readonly first: number; readonly last: number } | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  if (first >= size) throw s3Error('InvalidRange', 'The requested range is not satisfiable', 416);
  return { first, last };
}
