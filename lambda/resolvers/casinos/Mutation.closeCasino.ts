import { companyKey } from '#domain/keys';
import { mainTable } from '../tables';
import { update } from '../transaction';
import {
  casinoSteps,
  stepCasino,
  steppedCasino,
  type CasinoStepContext,
  type SteppedCasino,
} from './casino-review';

export function request(ctx: CasinoStepContext) {
  const { companyId, status } = ctx.prev.result;
  const company = companyKey(companyId);
  const oneLess = update(mainTable(ctx), company, {}, { gt: { liveCasinos: 0 } }, { liveCasinos: -1 });
  const others = status === 'DRAFT' ? [] : [oneLess];
  return stepCasino(ctx, casinoSteps.close, { when: { eq: { status } }, others });
}

export function response(ctx: SteppedCasino) {
  return steppedCasino(ctx, casinoSteps.close);
}
