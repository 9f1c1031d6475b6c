import type { FixedPrize, FreeSpins, MathModel, ScatterPays } from '@novalink/engine';

type NameOf = (symbol: string) => string;

/** The complete rules of a game as text. Every number in it comes from the model. */
export function rulesText(
  model: MathModel,
  names: ReadonlyMap<string, string>,
  betLevels: readonly number[],
): string {
  const nameOf: NameOf = (symbol) => names.get(symbol) ?? symbol;
  const cost = model.modes[0]?.cost ?? 1;
  const paragraphs = [
    `BET. ${list(betLevels.map(String), 'or')} practice coins for a spin. The pays in the paytable are for a bet of ${cost} and grow in proportion to the bet.`,
    `REELS. ${model.grid.reels} reels with ${model.grid.rows} rows. Each reel stops at a random position. All positions are equally likely, independent of earlier spins.`,
    ways(model),
    ...wilds(model, nameOf),
    ...Object.entries(model.scatterPays ?? {})
      .filter(([, pays]) => pays.unit === 'TOTAL_COST')
      .map(([symbol, pays]) => scatter(nameOf(symbol), pays)),
    ...(model.features ?? []).map((feature) => freeSpins(model, feature, nameOf)),
    ...(model.fixedPrizes ?? []).map((prize) => fixedPrize(prize, nameOf, cost)),
    `LARGEST WIN. ${grouped(model.maxWinX)} times the bet. A round ends when its win reaches this amount.`,
    `RETURN TO PLAYER (RTP). ${percent(model.declared.rtp)} %: the average share of all bets that the game pays back over very many spins. It is the same at every bet. A single session can differ widely.`,
    'Practice coins have no value. They cannot be bought, sold or exchanged for anything.',
  ];
  return paragraphs.join('\n\n');
}

/** `0.956146` as `95.6146`. */
export function percent(rtp: string): string {
  const digits = rtp.replace('.', '');
  return `${digits.slice(1, 3)}.${digits.slice(3)}`;
}

function ways({ evaluation, grid }: MathModel): string {
  if (evaluation.kind === 'LINES') {
    return `LINES. ${evaluation.lines.length} lines are played in every spin. Equal symbols next to each other on a line, starting on the leftmost reel, pay as the paytable shows. A line pays only its largest win. The wins of different lines are added.`;
  }
  if (evaluation.kind === 'WAYS') {
    return `WAYS. ${grid.rows ** grid.reels} ways are played in every spin. Equal symbols on adjacent reels, starting on the leftmost reel, pay in any row. Each symbol pays for its longest run, multiplied by the number of its positions on each reel of the run. The wins of different symbols are added.`;
  }
  return `ANYWHERE. There are no lines: a symbol pays by the number of times it appears anywhere in the ${grid.reels * grid.rows} positions, as the paytable shows. Larger numbers than the largest one in the paytable pay the same as that one. The wins of different symbols are added.`;
}

function wilds({ symbols, paytable, evaluation }: MathModel, nameOf: NameOf): string[] {
  return symbols
    .filter(({ wild }) => wild)
    .map(({ id, excludes = [] }) => {
      const but = excludes.length === 0 ? '' : ` except ${list(excludes.map(nameOf), 'and')}`;
      const own = paytable[id] === undefined ? ' It has no pay of its own.' : ownPay(evaluation);
      return `WILD. ${nameOf(id)} substitutes for every symbol${but}.${own}`;
    });
}

const ownPay = ({ kind }: MathModel['evaluation']): string =>
  kind === 'LINES'
    ? ' It also has a pay of its own: a line that starts with wilds pays for the wilds alone or for the substituted symbol, whichever pays more.'
    : ' It also has a pay of its own.';

function scatter(name: string, pays: ScatterPays): string {
  const reported = counts(pays).map(([count, times]) => `${count} pay ${times} times the bet`);
  return `SCATTER. ${name} counts in any position: ${list(reported, 'and')}. This is added to all other wins.`;
}

function freeSpins({ modes }: MathModel, feature: FreeSpins, nameOf: NameOf): string {
  const { trigger, award, retriggerAward, multiplier, retrigger, maxSpins, reelSet } = feature;
  const name = nameOf(trigger.symbol);
  const reported = counts(award).map(([count, spins]) => `${count} ${name} symbols start ${spins}`);
  const further = retriggerAward
    ? `During free spins, ${list(
        counts(retriggerAward).map(([count, spins]) => `${count} ${name} symbols award ${spins}`),
        'and',
      )} further free spins`
    : 'During free spins, the same symbols award the same number of free spins again';
  const again = retrigger
    ? `${further}, up to ${maxSpins} free spins in one round.`
    : 'Free spins do not award more free spins.';
  const reels = reelSet === modes[0]?.reelSet ? 'the same reels' : 'separate reels';
  return `FREE SPINS. ${list(reported, 'and')} free spins. They cost nothing, use the bet that started them and ${reels}, and multiply every win by ${multiplier}. ${again}`;
}

function fixedPrize({ trigger, credits }: FixedPrize, nameOf: NameOf, cost: number): string {
  const reels = list(
    trigger.reels.map((reel) => String(reel + 1)),
    'and',
  );
  return `FIXED PRIZE. ${nameOf(trigger.lineOf)} on reels ${reels} of a line wins ${credits / cost} times the bet for that line. It pays nothing else.`;
}

const counts = (table: object): [string, number][] =>
  Object.entries(table).filter((entry): entry is [string, number] => typeof entry[1] === 'number');

const grouped = (whole: number): string => whole.toLocaleString('en');

function list(parts: readonly string[], word: 'and' | 'or'): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${word} ${last}`;
}
