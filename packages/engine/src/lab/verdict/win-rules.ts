import { compare, fraction, toDecimal } from '#engine/slots/exact/fraction';
import { agrees } from './return-rules';
import type { Check } from './check';
import { enoughRounds, enoughRoundsBelowCap, leastChance, leastChanceBelowCap } from '../exact/win-limits';
import { limitedTexts } from './texts/limited-texts';
import { check, declaredAs, isDeclaredMode, profileOf, shown, type Evidence } from './evidence';

/**
 * M5: the declared largest win can occur, and no round wins more. A declared win cap must have a chance of at
 * least 1 in 10⁷. A declared win below the cap must have a chance of at least 1 in 10⁹, and all larger wins
 * together must have less than 1 in 10⁷.
 */
export function checkLargestWin(evidence: Evidence): Check {
  const { declaration, facts, model, result } = evidence;
  const { M5: texts, otherMode } = evidence.texts;
  const { maxWinX } = model.declared;
  const declaredWin = maxWinX * result.cost;
  const seenX = toDecimal(fraction(result.highest, result.cost), 4);
  const { largestWin } = facts;
  const limit = declaredAs([declaration.declaredMaxWinX, maxWinX]);
  const m5 = check('M5', limit, texts.value(largestWin, seenX));
  if (!isDeclaredMode(evidence) || !largestWin) return m5.silent(otherMode);
  const { boundX, atLeast, above } = largestWin;
  if (declaration.declaredMaxWinX !== maxWinX) return m5.reported(false, texts.otherDeclaration);
  if (result.highest > declaredWin) return m5.reported(false, texts.exceeded(seenX));
  if (maxWinX > boundX) return m5.reported(false, texts.impossible(boundX));
  if (above[0] >= leastChance) return m5.reported(false, texts.exceededOften(oneIn(above[0])));
  if (result.highest === declaredWin) return m5.reported(true, texts.won);
  const isCap = maxWinX >= model.maxWinX;
  const [chance, rounds] = isCap ? [leastChance, enoughRounds] : [leastChanceBelowCap, enoughRoundsBelowCap];
  if (atLeast[0] >= chance) return m5.reported(true, texts.frequent(oneIn(atLeast[0])));
  if (atLeast[1] < chance || result.rounds >= rounds) return m5.reported(false, texts.tooRare(oneIn(chance)));
  return m5.undecided(rounds, texts.undecided);
}

const oneIn = (chance: number): string => Math.round(1 / chance).toLocaleString('en');

/** M6: enough base spins win for the profile, and the hit rate is the declared one. */
export function checkHits(evidence: Evidence): Check {
  const { facts, model, result } = evidence;
  const { leastHit, profile } = profileOf(model);
  const { M6 } = evidence.texts;
  const texts = profile === 'STANDARD' ? M6 : { ...M6, ...limitedTexts.M6(profile) };
  const { hit: declaredHit } = model.declared;
  const isDeclared = declaredHit !== undefined && isDeclaredMode(evidence);
  const limit = [`at least ${shown(leastHit)}`, ...(isDeclared ? [declaredAs([declaredHit])] : [])];
  const { spread } = facts;
  const hit = spread ? spread.spinHit : fraction(result.spinHits, result.rounds);
  const m6 = check('M6', limit.join(', '), `${spread ? 'exact' : 'simulated'} spin hit rate ${shown(hit)}`);
  if (compare(hit, leastHit) < 0) return m6.reported(false, texts.fail);
  if (spread && isDeclared && !agrees(hit, declaredHit)) return m6.reported(false, texts.differs);
  return m6.reported(true, texts.pass);
}
