import type { HttpResponse } from '#local/platform/http';

/** An error of CloudFront itself. */
export class EdgeFailure extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'EdgeFailure';
    this.status = status;
  }
}

export function failureAnswer({ status, message }: EdgeFailure): HttpResponse {
  const said = message.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return {
    status,
    headers: { 'content-type': 'text/html', 'cache-control': 'no-store', server: 'CloudFront' },
    body:
      `<!DOCTYPE html><html lang="en"><title>ERROR: The request could not be satisfied</title>` +
      `<h1>${status} ERROR</h1><h2>The request could not be satisfied.</h2><p>${said}</p></html>`,
  };
}
