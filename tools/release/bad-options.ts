/** Options that no release can be made with; a sentence for each. */
export class BadOptions extends Error {
  override readonly name = 'BadOptions';

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
  }
}
