import { countsFor, type CountTable, type MathModel } from '@novalink/engine';
import { whole } from '../../platform/labels/numbers';
import type { NameOf } from '../reels/play-labels';

const list = new Intl.ListFormat('en');

/** A text about how runs of symbols pay in this model. */
export const payingText = (model: MathModel): string => {
  const { evaluation, grid, symbols, paytable } = model;
  if (evaluation.kind === 'SCATTER_ONLY') return 'Symbols pay in any position.';
  const run = 'Equal symbols on consecutive reels pay from the first reel.';
  if (evaluation.kind === 'WAYS') {
    return `${run} Any position on a reel counts, in up to ${whole(grid.rows ** grid.reels)} ways. A win is multiplied by the number of ways.`;
  }
  const once = `${run} Each of the ${evaluation.lines.length} lines pays once: its highest win.`;
  const hasWildRuns = symbols.some(
    ({ id, wild }) => wild === true && Object.hasOwn(paytable, id) && !groupsOf(model, id),
  );
  return hasWildRuns ? `${once} ${wildRunText}` : once;
};

const wildRunText =
  'If a line starts with wilds, it pays as wilds or as the symbol that they substitute for, whichever is higher.';

/**
 * The groups that a symbol belongs to, such as "any bar": a group is a symbol that has pays but is on no reel. Undefined for
 * a symbol that substitutes for symbols on reels.
 */
function groupsOf(model: MathModel, id: string): readonly string[] | undefined {
  const stoodFor = model.symbols.flatMap((other) =>
    other.id !== id && countsFor(model, id, other.id) ? [other.id] : [],
  );
  const shown = new Set(Object.values(model.reelSets).flat(2));
  return stoodFor.length > 0 && stoodFor.every((other) => !shown.has(other)) ? stoodFor : undefined;
}

/** One sentence for each feature other than plain runs. */
export const featureText = (model: MathModel, nameOf: NameOf): string[] => [
  ...model.symbols.flatMap(({ id, wild, excludes = [] }) => {
    if (wild !== true) return [];
    const groups = groupsOf(model, id);
    if (groups) return [`${nameOf(id)} also counts as ${list.format(groups.map(nameOf))}.`];
    const others = excludes.length > 0 ? ` except ${list.format(excludes.map(nameOf))}` : '';
    return [`${nameOf(id)} is wild: it substitutes for every symbol${others}.`];
  }),
  ...(model.features ?? []).flatMap(({ trigger, award, retriggerAward, multiplier, retrigger, maxSpins }) => {
    const awardsIn = (table: CountTable) =>
      list.format(Object.entries(table).map(([count, spins]) => `${count} give ${spins}`));
    const more = retriggerAward ? `: ${awardsIn(retriggerAward)}` : '';
    return [
      `${nameOf(trigger.symbol)} anywhere, ${trigger.min} or more, starts free spins: ${awardsIn(award)}.`,
      ...(multiplier > 1 ? [`Wins in free spins are multiplied by ${multiplier}.`] : []),
      retrigger
        ? `Free spins can award more free spins${more}, up to ${whole(maxSpins)} in a round.`
        : 'Free spins do not award more free spins.',
    ];
  }),
  `A round ends when its win reaches ${whole(model.maxWinX)} times its bet.`,
];
