import { compare, fraction, toDecimal } from '#engine/slots/exact/fraction';
import type { Check } from '../check';
import { check, declaredAs, isDeclaredMode, shown } from '../evidence';
import type { EarlierEvidence } from './earlier-return-rules';
import { agrees } from '../return-rules';
import { enoughRounds, leastChance, leastHit } from '../../exact/win-limits';

/** M5 of `ruleset/1`. Only for certificates that name this rule set. */
export function checkLargestWin1(evidence: EarlierEvidence): Check {
  const { declaration, facts, model, result, texts } = evidence;
  const declared = [declaration.declaredMaxWinX, model.declared.maxWinX];
  const { spread } = facts;
  const seenX = toDecimal(fraction(result.highest, result.cost), 4);
  const m5 = check('M5', declaredAs(declared), `${spread ? `exact ${spread.maxWinX}, ` : ''}seen ${seenX}`);
  if (!isDeclaredMode(evidence)) return m5.silent(texts.otherMode);
  if (declared.some((maxWinX) => result.highest > maxWinX * result.cost))
    return m5.reported(false, `A round won ${seenX} times its cost.`);
  if (spread && declared.some((maxWinX) => maxWinX !== spread.maxWinX))
    return m5.reported(false, `The largest round wins ${spread.maxWinX} times its cost.`);
  if (declared.every((maxWinX) => result.highest >= maxWinX * result.cost))
    return m5.reported(true, `A round won it, and none ${spread ? 'can win' : 'won'} more.`);
  if (spread && spread.baseMaxWinX >= spread.maxWinX && (facts.baseMaxChance ?? 0) >= leastChance)
    return m5.reported(true, 'A base spin can win it, and no round more.');
  if (result.rounds >= enoughRounds || (spread && (model.features ?? []).length === 0))
    return m5.reported(false, 'It is won less often than once in ten million rounds.');
  return m5.reported(
    true,
    spread ? byFreeSpins : 'No round won it, but these are too few to say that none does.',
  );
}

const byFreeSpins = 'Free spins can win it; these rounds are too few to say how often.';

/** M6 of `ruleset/1`: uses base spins if their distribution is known, otherwise rounds. */
export function checkHits1(evidence: EarlierEvidence): Check {
  const { facts, model, result } = evidence;
  const { hit: declaredHit } = model.declared;
  const isDeclared = declaredHit !== undefined && isDeclaredMode(evidence);
  const limit = [`at least ${shown(leastHit)}`, ...(isDeclared ? [declaredAs([declaredHit])] : [])].join(
    ', ',
  );
  const { spread } = facts;
  const hit = spread ? spread.spinHit : fraction(result.roundHits, result.rounds);
  const m6 = check('M6', limit, `${spread ? 'exact' : 'sample'} ${shown(hit)}`);
  if (compare(hit, leastHit) < 0) return m6.reported(false, 'Spins win too seldom.');
  if (spread && isDeclared && !agrees(hit, declaredHit))
    return m6.reported(false, 'The exact hit rate is another.');
  return m6.reported(true, spread ? 'Base spins win often enough.' : 'The rounds won often enough.');
}
