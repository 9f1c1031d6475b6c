/** Thrown for an unknown path, or for a page that the user cannot open. */
export class PageNotFound extends Error {
  override readonly name = 'PageNotFound';
  readonly path: string;

  constructor(path: string) {
    super(`Page Not Found: ${path}`);
    this.path = path;
  }
}
