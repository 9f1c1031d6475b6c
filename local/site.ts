import type { HttpHandler, HttpResponse, Upgrade } from './platform/http';

/** A server that replaces the origin of CloudFront's default behaviour and builds the site on request. */
export interface Site {
  /** Whether it answers for a path; the rest comes from the template's origin. */
  takes(path: string): boolean;
  readonly answer: HttpHandler;
  /** Given its answer with the headers that the behaviour's policy adds, changes those that it cannot work with. */
  changeHeaders(headers: HttpResponse['headers']): HttpResponse['headers'];
  readonly upgrade: Upgrade;
}
