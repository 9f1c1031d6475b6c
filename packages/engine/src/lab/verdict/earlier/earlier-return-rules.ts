import { toNumber } from '#engine/slots/exact/fraction';
import { halfWidthOf } from '../../tally/interval';
import type { Check } from '../check';
import {
  check,
  declaredAs,
  hasFixedPrizes,
  isDeclaredMode,
  shown,
  widestDeviation,
  type Evidence,
} from '../evidence';
import { agrees } from '../return-rules';
import { mostCapLoss } from './close-cap-loss';
import type { EarlierFacts } from './earlier-facts';

export interface EarlierEvidence extends Evidence {
  readonly facts: EarlierFacts;
}

/** M1 of rule sets 1 to 3: the exact RTP equals the declared one in all declared digits, and the caps do not change it. */
export function checkEarlierReturn(evidence: EarlierEvidence): Check {
  const { declaration, facts, model, texts } = evidence;
  const { capLoss, rtp } = facts;
  const declared = [declaration.declaredRtp, model.declared.rtp];
  const m1 = check('M1', declaredAs(declared), rtp.text);
  if (!isDeclaredMode(evidence)) return m1.silent(texts.otherMode);
  if (!declared.every((text) => agrees(rtp.least, text))) return m1.reported(false, texts.M1.differs);
  if (capLoss === undefined) return m1.reported(true, texts.M1.unknownLoss);
  const points = (Number(capLoss) * 100).toFixed(4);
  return Number(capLoss) > mostCapLoss
    ? m1.reported(false, texts.M1.tooMuchLoss(points))
    : m1.reported(true, texts.M1.mostLoss(points));
}

/** M2 of rule sets 1 to 3: the RTP of the rounds agrees with the exact RTP within the 99 % interval. Caps may lower it. */
export function checkEarlierSimulation(evidence: EarlierEvidence): Check {
  const { facts, mean, model, result, texts } = evidence;
  const half = halfWidthOf(widestDeviation(evidence), result.rounds);
  const rtp = toNumber(facts.rtp.least);
  const [least, most] = [rtp - Number(facts.capLoss ?? 0) - half, rtp + half];
  const m2 = check('M2', `${shown(least)} to ${shown(most)}`, shown(mean));
  const played = toNumber(mean);
  // The maximum difference between two floating-point results of the same number.
  const tiny = 1e-12;
  if (played < least - tiny || played > most + tiny) return m2.reported(false, texts.M2.outside);
  const uses = { exactSd: facts.sd !== undefined, fixedPrizes: hasFixedPrizes(model) };
  return m2.reported(true, texts.M2.within(uses));
}
