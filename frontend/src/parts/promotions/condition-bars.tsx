import { useId } from 'react';
import type { Condition } from '#domain/promotions/rules';
import { ProgressBar } from '../../ui/progress-bar';
import type { ShownOffer } from './list-offers';
import { conditionText, type GameTitles, progressText } from './promotion-labels';

interface ConditionBarsProps {
  /** Conditions without progress are at 0. */
  readonly offer: Pick<ShownOffer, 'rules' | 'progress'>;
  /** The titles of the brand's games by their ids; undefined until they are known. */
  readonly titles: GameTitles | undefined;
}

/** The player's progress with each condition of an offer. */
export const ConditionBars = ({ offer: { rules, progress }, titles }: ConditionBarsProps) => (
  <ul aria-label="Conditions" className="grid gap-3 empty:hidden">
    {rules.conditions.map((condition, index) => (
      <li key={`${index} ${condition.atLeast}`}>
        <ConditionBar
          text={conditionText(condition, rules, titles)}
          value={progress[index]?.value ?? '0'}
          most={condition.atLeast}
          labels={(value) => valueText(value, condition, rules)}
        />
      </li>
    ))}
  </ul>
);

interface ConditionBarProps {
  readonly text: string;
  readonly value: string;
  readonly most: string;
  readonly labels: (value: string) => string;
}

const ConditionBar = ({ text, value, most, labels }: ConditionBarProps) => {
  const label = useId();
  // A draft may have no number yet.
  const end = Number(most) || 1;
  return (
    <div className="grid gap-1.5 text-sm">
      <p id={label} className="wrap-anywhere first-letter:uppercase">
        {text}
      </p>
      <ProgressBar labelledBy={label} value={Math.min(Number(value), end)} max={end} />
      <p className="text-muted tabular-nums">
        {labels(value)} of {labels(most)}
      </p>
    </div>
  );
};

/** With its unit, also for numbers of rounds: `3 rounds`. */
const valueText = (value: string, condition: Condition, rules: ShownOffer['rules']): string => {
  const { measure, of } = condition;
  const text = progressText(value, condition, rules);
  const isRounds = measure === 'COUNT' || measure === 'STREAK' || of === 'ROUNDS';
  return isRounds ? `${text} ${value === '1' ? 'round' : 'rounds'}` : text;
};
