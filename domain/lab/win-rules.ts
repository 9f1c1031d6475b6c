import { compare, fraction, toDecimal } from '#domain/slots/fraction';
import { agrees } from './return-rules';
import type { Check } from './check';
import { enoughRounds, leastChance, leastHit } from './win-limits';
import { check, declaredAs, fractionOf, isDeclaredMode, otherMode, shown, type Evidence } from './evidence';

/** M5: the declared largest win can be had, and nothing larger. */
export function checkLargestWin(evidence: Evidence): Check {
  const { declaration, exact, model, result } = evidence;
  const declared = [declaration.declaredMaxWinX, model.declared.maxWinX];
  const { spread } = exact.figures;
  const seenX = toDecimal(fraction(result.highest, result.cost), 4);
  const m5 = check('M5', declaredAs(declared), `${spread ? `exact ${spread.maxWinX}, ` : ''}seen ${seenX}`);
  if (!isDeclaredMode(evidence)) return m5.silent(otherMode);
  if (declared.some((maxWinX) => result.highest > maxWinX * result.cost))
    return m5.told(false, `A round won ${seenX} times its cost.`);
  if (spread && declared.some((maxWinX) => maxWinX !== spread.maxWinX))
    return m5.told(false, `The largest round wins ${spread.maxWinX} times its cost.`);
  if (declared.every((maxWinX) => result.highest >= maxWinX * result.cost))
    return m5.told(true, `A round won it, and none ${spread ? 'can win' : 'won'} more.`);
  if (spread && spread.baseMaxWinX >= spread.maxWinX && Number(spread.baseMaxChance) >= leastChance)
    return m5.told(true, 'A base spin can win it, and no round more.');
  if (result.rounds >= enoughRounds || (spread && (model.features ?? []).length === 0))
    return m5.told(false, 'It is won less often than once in ten million rounds.');
  return m5.told(
    true,
    spread ? byFreeSpins : 'No round won it, but these are too few to say that none does.',
  );
}

const byFreeSpins = 'Free spins can win it; these rounds are too few to say how often.';

/** M6: base spins win at least every twentieth time, and as often as declared. */
export function checkHits(evidence: Evidence): Check {
  const { exact, model, result } = evidence;
  const { hit: declaredHit } = model.declared;
  const isDeclared = declaredHit !== undefined && isDeclaredMode(evidence);
  const limit = [`at least ${shown(leastHit)}`, ...(isDeclared ? [declaredAs([declaredHit])] : [])];
  const { spread } = exact.figures;
  const hit = spread ? fractionOf(spread.spinHitFraction) : fraction(result.spinHits, result.rounds);
  const m6 = check('M6', limit.join(', '), `${spread ? 'exact' : 'simulated'} spin hit rate ${shown(hit)}`);
  if (compare(hit, leastHit) < 0) return m6.told(false, 'Base spins win less often than one in twenty.');
  if (spread && isDeclared && !agrees(hit, declaredHit))
    return m6.told(false, 'The exact spin hit rate is not the declared one.');
  return m6.told(true, 'Base spins win often enough.');
}
