import type { Context } from '@aws-appsync/utils';
import { refuseFailure } from './refuse-failure';

type WithEnvironment = Pick<Context, 'env' | 'error' | 'request'>;

export const mainTable = (ctx: WithEnvironment): string =>
  ctx.env.MAIN_TABLE ?? refuseFailure(ctx, 'MAIN_TABLE is not in the environment of the API.');

export const playTable = (ctx: WithEnvironment): string =>
  ctx.env.PLAY_TABLE ?? refuseFailure(ctx, 'PLAY_TABLE is not in the environment of the API.');

export const auditTable = (ctx: WithEnvironment): string =>
  ctx.env.AUDIT_TABLE ?? refuseFailure(ctx, 'AUDIT_TABLE is not in the environment of the API.');
