/** Invalid options of a release, with one sentence for each. */
export class BadOptions extends Error {
  override readonly name = 'BadOptions';

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
  }
}
