import type { HttpHandler, HttpResponse, Upgrade } from './platform/http';

/** A server that replaces the origin of CloudFront's default behaviour and builds the site on request. */
export interface Site {
  /** Whether it handles a path; other paths come from the template's origin. */
  takes(path: string): boolean;
  readonly answer: HttpHandler;
  /** Takes the response headers after the behaviour's policy, and changes those that are incompatible with the site. */
  changeHeaders(headers: HttpResponse['headers']): HttpResponse['headers'];
  readonly upgrade: Upgrade;
}
