import { companyKey } from '#domain/keys';
import { mainTable } from '../tables';
import { update } from '../transaction';
import {
  standingCasino,
  stepCasino,
  type CasinoStep,
  type CasinoStepContext,
  type SteppedCasino,
} from './casino-step';
import { steppedCasino } from './stepped-casino';

const step: CasinoStep = {
  from: ['DRAFT', 'ACTIVE', 'PAUSED', 'SUSPENDED'],
  to: 'CLOSED',
  action: 'CASINO_CLOSED',
  queue: 'stays',
};

export function request(ctx: CasinoStepContext) {
  const casino = standingCasino(ctx, step.from);
  const company = companyKey(casino.companyId);
  const oneLess = update(mainTable(ctx), company, {}, { above: { liveCasinos: 0 } }, { liveCasinos: -1 });
  return stepCasino(ctx, casino, step, {}, casino.status === 'DRAFT' ? [] : [oneLess]);
}

export function response(ctx: SteppedCasino) {
  return steppedCasino(ctx);
}
