import type { Condition } from '#domain/promotions/rules';
import { type Control, readText, typedText } from '../../../parts/editing/text-controls';

type Kind = Pick<Condition, 'measure' | 'of'>;

/** The tasks of a mission by name: all useful combinations of measure and quantity. */
export const taskKinds = {
  COUNT_ROUNDS: 'Play rounds',
  SUM_BETS: 'Bet an amount in total',
  SUM_WINS: 'Win an amount in total',
  SUM_MULTIPLIER: 'Add up multiples of the bet',
  MAX_BETS: 'Play one round with a high bet',
  MAX_WINS: 'Win an amount in one round',
  MAX_MULTIPLIER: 'Get a multiple of the bet in one round',
  COUNT_BETS: 'Play rounds with a minimum bet',
  COUNT_WINS: 'Play rounds with a minimum win',
  COUNT_MULTIPLIER: 'Play rounds with a minimum multiple',
  STREAK_BETS: 'Play rounds in a row with a minimum bet',
  STREAK_WINS: 'Play rounds in a row with a minimum win',
  STREAK_MULTIPLIER: 'Play rounds in a row with a minimum multiple',
} as const;

export type TaskKind = keyof typeof taskKinds;

const shapes: Record<TaskKind, Kind> = {
  COUNT_ROUNDS: { measure: 'COUNT', of: 'ROUNDS' },
  SUM_BETS: { measure: 'SUM', of: 'BETS' },
  SUM_WINS: { measure: 'SUM', of: 'WINS' },
  SUM_MULTIPLIER: { measure: 'SUM', of: 'MULTIPLIER' },
  MAX_BETS: { measure: 'MAX', of: 'BETS' },
  MAX_WINS: { measure: 'MAX', of: 'WINS' },
  MAX_MULTIPLIER: { measure: 'MAX', of: 'MULTIPLIER' },
  COUNT_BETS: { measure: 'COUNT', of: 'BETS' },
  COUNT_WINS: { measure: 'COUNT', of: 'WINS' },
  COUNT_MULTIPLIER: { measure: 'COUNT', of: 'MULTIPLIER' },
  STREAK_BETS: { measure: 'STREAK', of: 'BETS' },
  STREAK_WINS: { measure: 'STREAK', of: 'WINS' },
  STREAK_MULTIPLIER: { measure: 'STREAK', of: 'MULTIPLIER' },
};

export const shapeOf = (kind: TaskKind): Kind => shapes[kind];

/** The kind of a condition; `COUNT_ROUNDS` for a combination without a meaning. */
export const kindOf = ({ measure, of }: Kind): TaskKind => {
  const name = `${measure}_${of}`;
  return Object.hasOwn(shapes, name) ? (name as TaskKind) : 'COUNT_ROUNDS';
};

/** The unit of a task's numbers. */
export type Unit = 'rounds' | 'coins' | 'multiple';

const unitOfQuantity = ({ of }: Kind): Unit =>
  ({ ROUNDS: 'rounds', BETS: 'coins', WINS: 'coins', MULTIPLIER: 'multiple' } as const)[of];

export const unitOf = (kind: Kind): Unit =>
  kind.measure === 'COUNT' || kind.measure === 'STREAK' ? 'rounds' : unitOfQuantity(kind);

/** The unit of the value from which a round counts; undefined for tasks without such a value. */
export const fromUnitOf = (kind: Kind): Unit | undefined =>
  (kind.measure === 'COUNT' || kind.measure === 'STREAK') && kind.of !== 'ROUNDS'
    ? unitOfQuantity(kind)
    : undefined;

/** A condition as it is typed: the kind replaces `measure` and `of`. */
export interface TaskValues {
  kind: TaskKind;
  from: string;
  atLeast: string;
  /** Ids with commas; empty for all games. */
  gameIds: string;
}

export const newTask: TaskValues = { kind: 'COUNT_ROUNDS', from: '', atLeast: '', gameIds: '' };

const controls: Record<Unit, Control> = { rounds: 'rounds', coins: 'amount', multiple: 'multiple' };

/** The task of a condition, as it is typed. */
export function taskOf(condition: Condition, decimals: number): TaskValues {
  const { from, atLeast, gameIds } = condition;
  const fromUnit = fromUnitOf(condition);
  return {
    kind: kindOf(condition),
    from: fromUnit === undefined ? '' : typedText(controls[fromUnit], from, decimals),
    atLeast: typedText(controls[unitOf(condition)], atLeast, decimals),
    gameIds: typedText('items', gameIds, decimals),
  };
}

/** The condition of a task. Invalid values are kept. */
export function conditionOf({ kind, from, atLeast, gameIds }: TaskValues, decimals: number): Condition {
  const shape = shapeOf(kind);
  const fromUnit = fromUnitOf(shape);
  const read = (unit: Unit, typed: string) =>
    readText({ control: controls[unit] }, typed, decimals) as string;
  return {
    ...shape,
    from: fromUnit === undefined ? null : read(fromUnit, from),
    atLeast: read(unitOf(shape), atLeast),
    within: { kind: 'PERIOD' },
    gameIds: readText({ control: 'items', optional: true }, gameIds, decimals) as readonly string[] | null,
  };
}
