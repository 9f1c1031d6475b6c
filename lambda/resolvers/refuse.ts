import { util } from '@aws-appsync/utils';
import { refusalKinds, type RefusalCode, type RefusalParameters } from '#domain/refusal-codes';

/** Ends the field with a named "no": `errorType` is the code, `errorInfo` its kind and parameters. */
export function refuse(code: RefusalCode, parameters: RefusalParameters = {}): never {
  return util.error(code, code, null, { kind: refusalKinds[code], ...parameters });
}
