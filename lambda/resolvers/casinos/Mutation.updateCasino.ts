import { util, type Context } from '@aws-appsync/utils';
import { casinoFields } from '#domain/casinos/casino-fields';
import type { CasinoStatus, MutationUpdateCasinoArgs, UpdateCasinoInput } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { auditPartition, casinoKey } from '#domain/keys';
import { auditedWrite, failedConditions, type CancelledWrite } from '../audited-write';
import { callerOf } from '../caller';
import { checkedFields } from '../check-fields';
import { checkVersionAndStatus } from '../check-version-and-status';
import { parseId } from '../parse-id';
import { refuse } from '../refuse';
import { mainTable } from '../tables';
import { update } from '../transaction';
import { authorizeCasino } from './authorize-casino';
import type { CasinoRow } from './casino-row';
import { checkAddresses } from './check-addresses';

/** Fields that an admin has reviewed, and those with which the contract tests have passed. */
const reviewed: readonly CasinoStatus[] = ['DRAFT'];
const lasting: readonly CasinoStatus[] = ['DRAFT', 'ACTIVE', 'PAUSED'];

export function request(ctx: Context<MutationUpdateCasinoArgs>) {
  const { id, expectedVersion } = ctx.args.input;
  const changes = checkedFields(casinoFields, ctx.args.input, 'update');
  checkAddresses(ctx);
  const at = util.time.nowISO8601();
  const { sub, isAdmin } = callerOf(ctx);
  const when = {
    eq: { ...guard('casino.update-own', isAdmin ? {} : { owner: sub }), version: expectedVersion },
    in: { status: changeableIn(ctx.args.input) },
  };
  const written = { ...changes, version: expectedVersion + 1, updatedAt: at };
  const item = update(mainTable(ctx), casinoKey(parseId(id, 'casino.missing')), written, when);
  const entity = auditPartition('CASINO', id);
  return auditedWrite(ctx, [item], { entity, at, action: 'CASINO_UPDATED', changes }, 'OPERATORS');
}

export function response(
  ctx: Context<
    MutationUpdateCasinoArgs,
    Record<string, unknown>,
    undefined,
    undefined,
    CancelledWrite<CasinoRow>
  >,
) {
  if (!ctx.error) return null;
  const { input } = ctx.args;
  const casino = authorizeCasino(ctx, failedConditions(ctx)[0]?.row);
  checkVersionAndStatus('casino', casino, input.expectedVersion, changeableIn(input));
  return refuse('write.collided');
}

function changeableIn(input: UpdateCasinoInput): readonly CasinoStatus[] {
  const { jurisdiction, licenceNumber, licenceUrl, licenceExpires } = input;
  const { walletMode, walletUrl, walletProtocol } = input;
  const ofLicence = [jurisdiction, licenceNumber, licenceUrl, licenceExpires];
  return [...ofLicence, walletMode, walletUrl, walletProtocol].some((value) => value !== undefined)
    ? reviewed
    : lasting;
}
