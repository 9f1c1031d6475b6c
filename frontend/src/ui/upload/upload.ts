/** The functions that uploads need from the product: storing and checking files, and error messages. */
export interface UploadTarget {
  /** The media types that can be selected. */
  readonly accept: readonly string[];
  /** Rejects files that would be refused, before they are sent. */
  readonly inspect: (file: File) => Promise<void>;
  /** Creates the storage key of the file. All attempts use the same key. */
  readonly newKey: (file: File) => Promise<string>;
  readonly send: (key: string, file: File, sending: Sending) => Promise<void>;
  /** Resolves when the file has passed the upload check. */
  readonly settle: (key: string, signal: AbortSignal) => Promise<void>;
  /** The reason for a rejection, as a sentence. A retry after a final error cannot succeed. */
  readonly failure: (error: unknown) => { readonly text: string; readonly isFinal: boolean };
}

export interface Sending {
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** The state of an upload. It can be retried after `failed`, but not after `refused`. */
export type UploadStep = 'waiting' | 'sending' | 'checking' | 'failed' | 'refused' | 'kept';

export interface Upload {
  readonly id: number;
  readonly file: File;
  readonly step: UploadStep;
  /** The sent fraction of the file, from 0 to 1. */
  readonly share: number;
  /** The reason why it failed or was refused. */
  readonly text: string | undefined;
  /** The storage key, once it is known. */
  readonly key: string | undefined;
}

export const isInProgress = ({ step }: Upload): boolean =>
  step === 'waiting' || step === 'sending' || step === 'checking';
