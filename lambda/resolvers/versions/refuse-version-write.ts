import type { Context } from '@aws-appsync/utils';
import type { GameVersionTransitionInput } from '#domain/generated/types';
import type { CancelledWrite } from '../audited-write';
import { refuse } from '../refuse';
import { authorizeVersion } from './authorize-version';
import type { VersionRow } from './version-row';

/** The context of the answer to a write whose first item is a version. */
export type VersionWrite<Row = VersionRow> = Context<
  { readonly input: GameVersionTransitionInput },
  Record<string, unknown>,
  undefined,
  undefined,
  CancelledWrite<Row>
>;

/** Says why a version, as it stands, is not what the write asked for. */
export function refuseVersionWrite(
  ctx: Pick<VersionWrite, 'identity' | 'args'>,
  row: VersionRow | null | undefined,
  from: VersionRow['status'],
): never {
  const { version, status } = authorizeVersion(ctx, row);
  if (version !== ctx.args.input.expectedVersion) refuse('version.stale', { version });
  if (status !== from) refuse('version.wrong-status', { status });
  return refuse('write.collided');
}
