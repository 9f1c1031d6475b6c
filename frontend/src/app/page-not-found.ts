/** Nothing is here for this person: an unknown path, or a page that is not theirs. */
export class PageNotFound extends Error {
  override readonly name = 'PageNotFound';
  readonly path: string;

  constructor(path: string) {
    super(`Page Not Found: ${path}`);
    this.path = path;
  }
}
