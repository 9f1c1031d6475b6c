/** The metadata of an object. */
export interface StoredObject {
  /** `null` without versioning. */
  readonly versionId: string;
  /** With quotation marks, as in HTTP. */
  readonly etag: string;
  readonly size: number;
  /** ISO 8601. */
  readonly lastModified: string;
  /** System metadata by header name in lower case: `content-type`, `cache-control`, … */
  readonly headers: Readonly<Record<string, string>>;
  /** User metadata by name, without `x-amz-meta-`. */
  readonly userMetadata: Readonly<Record<string, string>>;
  /** The checksum in the upload, by header name such as `x-amz-checksum-crc32`. */
  readonly checksum: Readonly<Record<string, string>>;
  readonly tags: Readonly<Record<string, string>>;
  readonly blob: string;
  /** The retention by Object Lock; absent if the object can be deleted. */
  readonly retention?: Retention;
}

export const lockModes = ['COMPLIANCE', 'GOVERNANCE'] as const;

export interface Retention {
  readonly mode: (typeof lockModes)[number];
  /** ISO 8601. */
  readonly until: string;
}

/** The marker that a deletion creates if versioning is enabled. */
export interface DeleteMarker {
  readonly versionId: string;
  readonly lastModified: string;
  readonly isDeleteMarker: true;
}

export type StoredVersion = StoredObject | DeleteMarker;

/** An object to write. Without an `etag`, it gets the ETag of a single-part upload. */
export type NewObject = Pick<StoredObject, 'headers' | 'userMetadata' | 'checksum'> &
  Partial<Pick<StoredObject, 'tags' | 'etag' | 'retention'>> & { readonly bytes: Buffer };

export const isMarker = (version: StoredVersion): version is DeleteMarker => 'isDeleteMarker' in version;
