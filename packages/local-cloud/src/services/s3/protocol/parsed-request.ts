/** A parsed request. */
export interface S3Request {
  readonly method: string;
  readonly bucketName: string | undefined;
  readonly key: string | undefined;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly sourceIp: string;
}
