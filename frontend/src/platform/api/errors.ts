import type { RefusalCode, RefusalParameters } from '#domain/refusal-codes';
import { isForbiddenCode } from './refusal-kinds';

/** The API refused the request with a code. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: RefusalCode;
  readonly parameters: RefusalParameters;

  constructor(code: RefusalCode, parameters: RefusalParameters = {}) {
    super(code);
    this.code = code;
    this.parameters = parameters;
  }
}

/** A file was not accepted: the upload check removed it, or would remove it. */
export class UploadRefused extends Error {
  override readonly name = 'UploadRefused';
  /** An `UploadError`; null if this page does not know it. */
  readonly fault: string | null;

  constructor(fault: string | null) {
    super(fault ?? 'refused');
    this.fault = fault;
  }
}

/** The upload check has no result yet. */
export class StillChecking extends Error {
  override readonly name = 'StillChecking';
}

/** The caller is signed in but not allowed to do this: a group is missing or was withdrawn. */
export class NotAllowed extends Error {
  override readonly name = 'NotAllowed';
}

/** There is no session, or it has ended. The user has to sign in again. */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded';
}

/** No response: the device is offline, or the server cannot be reached. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** The server returned an unexpected response. */
export class ServerError extends Error {
  override readonly name = 'ServerError';
  /** The request id for the server's log, if the server sent one. */
  readonly requestId: string | undefined;

  constructor(message: string, requestId?: string) {
    super(message);
    this.requestId = requestId;
  }
}

/** Whether the caller has no access, so that a retry cannot succeed. */
export const isForbidden = (error: unknown): boolean =>
  error instanceof NotAllowed || (error instanceof Refused && isForbiddenCode(error));
