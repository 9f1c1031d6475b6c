/** Keys sorted by code points, as in S3. */
export interface SortedKeys {
  readonly add: (key: string) => void;
  readonly remove: (key: string) => void;
  /** All keys that are equal to or after the given one. */
  readonly from: (key: string) => Generator<string>;
}

export function sortedKeys(known: readonly string[]): SortedKeys {
  const keys = [...known].sort(byCodePoint);

  function placeOf(key: string): number {
    let [low, high] = [0, keys.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (byCodePoint(keys[middle] ?? '', key) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    add(key) {
      const place = placeOf(key);
      if (keys[place] !== key) keys.splice(place, 0, key);
    },
    remove(key) {
      const place = placeOf(key);
      if (keys[place] === key) keys.splice(place, 1);
    },
    *from(key) {
      for (let place = placeOf(key); place < keys.length; place += 1) yield keys[place] ?? '';
    },
  };
}

/**
 * JavaScript compares UTF-16 units, where surrogates sort before the last characters of the Basic Multilingual Plane.
 */
export function byCodePoint(left: string, right: string): number {
  const length = Math.min(left.length, right.length);
  for (let at = 0; at < length; at += 1) {
    const [one, other] = [left.charCodeAt(at), right.charCodeAt(at)];
    if (one !== other)
      return isSurrogate(one) === isSurrogate(other) ? one - other : isSurrogate(one) ? 1 : -1;
  }
  return left.length - right.length;
}

const isSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdfff;
