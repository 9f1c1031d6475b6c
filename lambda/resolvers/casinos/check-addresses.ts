import type { Context } from '@aws-appsync/utils';
import type { CreateCasinoInput, UpdateCasinoInput } from '#domain/generated/types';
import { refuse } from '../refuse';

/** Refuses addresses with http. Only the local cloud accepts them, and their formats only on the own machine. */
export function checkAddresses(
  ctx: Context<{ readonly input: Pick<CreateCasinoInput | UpdateCasinoInput, 'walletUrl' | 'embedOrigins'> }>,
): void {
  if (ctx.env.ALLOWS_LOOPBACK) return;
  const { walletUrl, embedOrigins } = ctx.args.input;
  if (walletUrl?.startsWith('http:')) refuse('input.invalid', { field: 'walletUrl' });
  if (embedOrigins?.some((origin) => origin.startsWith('http:')))
    refuse('input.invalid', { field: 'embedOrigins' });
}
