import type { MathModel } from '#domain/slots/model/math-model';
import { whole } from '../../platform/labels/numbers';
import type { NameOf } from '../reels/play-labels';

const list = new Intl.ListFormat('en');

/** A text about how runs of symbols pay in this model. */
export const payingText = ({ evaluation, grid, symbols, paytable }: MathModel): string => {
  if (evaluation.kind === 'SCATTER_ONLY') return 'Symbols pay in any position.';
  const run = 'Equal symbols on consecutive reels pay from the first reel.';
  if (evaluation.kind === 'WAYS') {
    return `${run} Any position on a reel counts, in up to ${whole(grid.rows ** grid.reels)} ways. A win is multiplied by the number of ways.`;
  }
  const once = `${run} Each of the ${evaluation.lines.length} lines pays once: its highest win.`;
  const hasWildRuns = symbols.some(({ id, wild }) => wild === true && Object.hasOwn(paytable, id));
  return hasWildRuns ? `${once} ${wildRunText}` : once;
};

const wildRunText =
  'If a line starts with wilds, it pays as wilds or as the symbol that they substitute for, whichever is higher.';

/** One sentence for each feature other than plain runs. */
export const featureText = (model: MathModel, nameOf: NameOf): string[] => [
  ...model.symbols.flatMap(({ id, wild, excludes = [] }) => {
    if (wild !== true) return [];
    const others = excludes.length > 0 ? ` except ${list.format(excludes.map(nameOf))}` : '';
    return [`${nameOf(id)} is wild: it substitutes for every symbol${others}.`];
  }),
  ...(model.features ?? []).flatMap(({ trigger, award, multiplier, retrigger, maxSpins }) => {
    const awards = Object.entries(award).map(([count, spins]) => `${count} give ${spins}`);
    return [
      `${nameOf(trigger.symbol)} anywhere, ${trigger.min} or more, starts free spins: ${list.format(awards)}.`,
      ...(multiplier > 1 ? [`Wins in free spins are multiplied by ${multiplier}.`] : []),
      retrigger
        ? `Free spins can award more free spins, up to ${whole(maxSpins)} in a round.`
        : 'Free spins do not award more free spins.',
    ];
  }),
  `A round ends when its win reaches ${whole(model.maxWinX)} times its bet.`,
];
