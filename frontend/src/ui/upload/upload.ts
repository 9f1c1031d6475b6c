/** What uploads need to know of the product: where files go and what is said of them. */
export interface UploadTarget {
  /** Media types that may be chosen. */
  readonly accept: readonly string[];
  /** Rejects what would be refused anyway, before anything is sent. */
  readonly inspect: (file: File) => Promise<void>;
  /** The key under which the file will be kept; one for all attempts at it. */
  readonly newKey: (file: File) => Promise<string>;
  readonly send: (key: string, file: File, sending: Sending) => Promise<void>;
  /** Resolves once the file has been looked at and is kept. */
  readonly settle: (key: string, signal: AbortSignal) => Promise<void>;
  /** Why one of these rejected, as a sentence; another attempt at a final one would end the same. */
  readonly failure: (fault: unknown) => { readonly text: string; readonly isFinal: boolean };
}

export interface Sending {
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** How far a file has come; `failed` can be tried again, `refused` cannot. */
export type UploadStep = 'waiting' | 'sending' | 'checking' | 'failed' | 'refused' | 'kept';

export interface Upload {
  readonly id: number;
  readonly file: File;
  readonly step: UploadStep;
  /** How much of the file has been sent, from 0 to 1. */
  readonly share: number;
  /** Why it failed or was refused. */
  readonly text: string | undefined;
  /** Where it is kept, or will be. */
  readonly key: string | undefined;
}

export const isUnderWay = ({ step }: Upload): boolean =>
  step === 'waiting' || step === 'sending' || step === 'checking';
