/** What is known of an object besides its bytes. */
export interface StoredObject {
  /** `null` where versions are not kept. */
  readonly versionId: string;
  /** With its quotation marks, as HTTP writes it. */
  readonly etag: string;
  readonly size: number;
  /** ISO 8601. */
  readonly lastModified: string;
  /** System metadata by header name in lower case: `content-type`, `cache-control`, … */
  readonly headers: Readonly<Record<string, string>>;
  /** User metadata by name, without `x-amz-meta-`. */
  readonly userMetadata: Readonly<Record<string, string>>;
  /** The checksum that came with it, by header name such as `x-amz-checksum-crc32`. */
  readonly checksum: Readonly<Record<string, string>>;
  readonly tags: Readonly<Record<string, string>>;
  readonly blob: string;
  /** Until when Object Lock keeps it; absent: it may be deleted. */
  readonly retention?: Retention;
}

export const lockModes = ['COMPLIANCE', 'GOVERNANCE'] as const;

export interface Retention {
  readonly mode: (typeof lockModes)[number];
  /** ISO 8601. */
  readonly until: string;
}

/** What a delete leaves where versions are kept. */
export interface DeleteMarker {
  readonly versionId: string;
  readonly lastModified: string;
  readonly isDeleteMarker: true;
}

export type StoredVersion = StoredObject | DeleteMarker;

/** An object to be put; without an `etag` it gets that of an upload in one piece. */
export type NewObject = Pick<StoredObject, 'headers' | 'userMetadata' | 'checksum'> &
  Partial<Pick<StoredObject, 'tags' | 'etag' | 'retention'>> & { readonly bytes: Buffer };

export const isMarker = (version: StoredVersion): version is DeleteMarker => 'isDeleteMarker' in version;
