import { util } from '@aws-appsync/utils';
import { response as answered, type Invoked } from '../invoke-function';
import type { RunRow } from './run-row';
import { toldRun } from './told-run';

export { request } from '../invoke-function';

/** The function answers the run as the table holds it. */
export function response(ctx: Invoked<RunRow>) {
  const run = answered(ctx);
  return run ? toldRun(run) : util.error('The function answered no run');
}
