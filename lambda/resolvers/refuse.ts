import { util } from '@aws-appsync/utils';
import { refusalKinds, type RefusalCode, type RefusalParameters } from '#domain/refusal-codes';

/** Refuses the field: `errorType` is the code, `errorInfo` contains its kind and parameters. */
export function refuse(code: RefusalCode, parameters: RefusalParameters = {}): never {
  return util.error(code, code, null, { kind: refusalKinds[code], ...parameters });
}
