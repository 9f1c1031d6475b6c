import { compare, fraction, toDecimal } from '#domain/slots/exact/fraction';
import { agrees } from './return-rules';
import type { Check } from './check';
import {
  enoughRounds,
  enoughRoundsBelowCap,
  leastChance,
  leastChanceBelowCap,
  leastHit,
} from '../exact/win-limits';
import { check, declaredAs, fractionOf, isDeclaredMode, otherMode, shown, type Evidence } from './evidence';

/**
 * M5: the declared largest win can occur, and no round wins more. A declared win cap must have a chance of at
 * least 1 in 10⁷. A declared win below the cap must have a chance of at least 1 in 10⁹, and all larger wins
 * together must have less than 1 in 10⁷.
 */
export function checkLargestWin(evidence: Evidence): Check {
  const { declaration, exact, model, result } = evidence;
  const { maxWinX } = model.declared;
  const limit = maxWinX * result.cost;
  const seenX = toDecimal(fraction(result.highest, result.cost), 4);
  const { largestWin } = exact.figures;
  const known = largestWin ? `${largestWin.isExact ? 'exact' : 'at most'} ${largestWin.boundX}, ` : '';
  const m5 = check('M5', declaredAs([declaration.declaredMaxWinX, maxWinX]), `${known}seen ${seenX}`);
  if (!isDeclaredMode(evidence) || !largestWin) return m5.silent(otherMode);
  const { boundX, atLeast, above } = largestWin;
  if (declaration.declaredMaxWinX !== maxWinX)
    return m5.reported(false, 'The version and its model declare different largest wins.');
  if (result.highest > limit) return m5.reported(false, `A round won ${seenX} times its cost.`);
  if (maxWinX > boundX) return m5.reported(false, `No round can win more than ${boundX} times its cost.`);
  if (above[0] >= leastChance)
    return m5.reported(false, `A round wins more than that about once in ${oneIn(above[0])} rounds.`);
  if (result.highest === limit) return m5.reported(true, 'A round won it, and none won more.');
  const isCap = maxWinX >= model.maxWinX;
  const [chance, rounds] = isCap ? [leastChance, enoughRounds] : [leastChanceBelowCap, enoughRoundsBelowCap];
  if (atLeast[0] >= chance)
    return m5.reported(true, `A round wins as much at least once in ${oneIn(atLeast[0])} rounds.`);
  if (atLeast[1] < chance || result.rounds >= rounds)
    return m5.reported(false, `It is won less often than once in ${oneIn(chance)} rounds.`);
  return m5.undecided(rounds, 'Not decided: no round won it, and how often it can be won is not known.');
}

const oneIn = (chance: number): string => Math.round(1 / chance).toLocaleString('en');

/** M6: at least one in twenty base spins wins, and the hit rate is the declared one. */
export function checkHits(evidence: Evidence): Check {
  const { exact, model, result } = evidence;
  const { hit: declaredHit } = model.declared;
  const isDeclared = declaredHit !== undefined && isDeclaredMode(evidence);
  const limit = [`at least ${shown(leastHit)}`, ...(isDeclared ? [declaredAs([declaredHit])] : [])];
  const { spread } = exact.figures;
  const hit = spread ? fractionOf(spread.spinHitFraction) : fraction(result.spinHits, result.rounds);
  const m6 = check('M6', limit.join(', '), `${spread ? 'exact' : 'simulated'} spin hit rate ${shown(hit)}`);
  if (compare(hit, leastHit) < 0) return m6.reported(false, 'Base spins win less often than one in twenty.');
  if (spread && isDeclared && !agrees(hit, declaredHit))
    return m6.reported(false, 'The exact spin hit rate is not the declared one.');
  return m6.reported(true, 'Base spins win often enough.');
}
