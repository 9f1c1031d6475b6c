/** Doubles the length until the array has at least `least` elements. Existing elements are kept. */
export function grownInts(numbers: Int32Array, least: number): Int32Array {
  if (numbers.length >= least) return numbers;
  const grown = new Int32Array(Math.max(numbers.length * 2, least));
  grown.set(numbers);
  return grown;
}

/** Like `grownInts`. */
export function grownDoubles(numbers: Float64Array, least: number): Float64Array {
  if (numbers.length >= least) return numbers;
  const grown = new Float64Array(Math.max(numbers.length * 2, least));
  grown.set(numbers);
  return grown;
}
