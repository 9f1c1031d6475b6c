import type { EnteredRules } from '#domain/promotions/rules';
import type { Typed } from '../../../parts/editing/typed-document';
import type { TaskValues } from './task-kinds';

/**
 * The values of a promotion's form: the document with the text of a control for each value. A form has only the values of its
 * type. `reward.coin` is empty for coins of the promotion.
 */
export type PromotionValues = Typed<Omit<EnteredRules, 'conditions'>> & { conditions: TaskValues[] };
