import fc from 'fast-check';

/** How many times as many cases as usual the settings of fast-check ask for. */
const more = (fc.readConfigureGlobal().numRuns ?? 100) / 100;

/** The number of random cases of a property that needs fewer than the 100 of fast-check. */
export const runs = (usual: number): number => usual * more;

/** Returns the second value if more cases than usual are asked for, otherwise the first. */
export const deep = <Value>(normal: Value, withMoreCases: Value): Value =>
  more > 1 ? withMoreCases : normal;

const surrogates = 0x800;
const codePoint = fc
  .integer({ min: 0, max: 0x10_ffff - surrogates })
  .map((number) => (number < 0xd800 ? number : number + surrogates));

/** Any text without unpaired surrogates. Making `fc.string({ unit: 'binary' })` takes more than a second. */
export const anyText = fc.oneof(
  fc.string(),
  fc.array(codePoint).map((codePoints) => String.fromCodePoint(...codePoints)),
);
