import type { Draw } from '../play/draw';
import type { Round } from '../play/play-round';

/** Every possible round with its probability: tries every result of every draw. */
export function* allRounds(play: (draw: Draw) => Round): Generator<{ round: Round; chance: number }> {
  const taken: { side: number; readonly sides: number }[] = [];
  do {
    let drawn = 0;
    const round = play((sides) => {
      const draw = (taken[drawn] ??= { side: 0, sides });
      drawn += 1;
      return draw.side;
    });
    yield { round, chance: taken.reduce((product, { sides }) => product / sides, 1) };
  } while (isAdvanced(taken));
}

/** Advances the last draw that has another result. */
function isAdvanced(taken: { side: number; readonly sides: number }[]): boolean {
  for (let last = taken.pop(); last !== undefined; last = taken.pop()) {
    if (last.side + 1 < last.sides) return taken.push({ ...last, side: last.side + 1 }) > 0;
  }
  return false;
}
