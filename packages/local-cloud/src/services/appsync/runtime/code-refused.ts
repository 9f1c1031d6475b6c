/** AppSync would reject the bundle. */
export class CodeRefused extends Error {
  constructor(reasons: readonly string[]) {
    super(`The code contains one or more errors: ${[...new Set(reasons)].join('; ')}.`);
    this.name = 'CodeRefused';
  }
}
