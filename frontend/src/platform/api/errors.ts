import type { RefusalCode, RefusalParameters } from '#domain/refusal-codes';
import { isForbiddenCode } from './refusal-kinds';
import * as messages from './messages';

/** The product said no, by name. */
export class Refused extends Error {
  override readonly name = messages.refused;
  readonly code: RefusalCode;
  readonly parameters: RefusalParameters;

  constructor(code: RefusalCode, parameters: RefusalParameters = {}) {
    super(code);
    this.code = code;
    this.parameters = parameters;
  }
}

/** A file is not kept: the upload check removed it, or would. */
export class UploadRefused extends Error {
  override readonly name = 'UploadRefused';
  /** An `UploadError`, as far as this page knows them all. */
  readonly fault: string | null;

  constructor(fault: string | null) {
    super(fault ?? 'refused');
    this.fault = fault;
  }
}

/** The upload check has not answered yet. */
export class StillChecking extends Error {
  override readonly name = 'StillChecking';
}

/** The caller is known but may not do this: a group is missing, or was taken away. */
export class NotAllowed extends Error {
  override readonly name = 'NotAllowed';
}

/** There is no session (any more); signing in again helps. */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded';
}

/** No answer came: offline, or the other side cannot be reached. */
export class Unreachable extends Error {
  override readonly name = messages.unreachable;
}

/** The server returned an unexpected response. */
export class ServerError extends Error {
  override readonly name = 'ServerError';
  /** The id under which the server's log has it, if the server said one. */
  readonly requestId: string | undefined;

  constructor(message: string, requestId?: string) {
    super(message);
    this.requestId = requestId;
  }
}

/** Whether the caller may not have what was asked for, however often it is asked again. */
export const isForbidden = (fault: unknown): boolean =>
  fault instanceof NotAllowed || (fault instanceof Refused && isForbiddenCode(fault));
