import { useId } from 'react';
import type { Balance, CoinType } from '#domain/generated/types';
import { balanceIn } from '../../parts/brand/read-brand';
import { amountOf, coinWords } from '../../parts/reels/coin-words';
import { FieldFrame, inputShape } from '../../ui/form/field-frame';

interface CoinChoiceProps {
  readonly coins: readonly CoinType[];
  readonly balances: readonly Balance[];
  readonly chosen: string;
  readonly onChoose: (code: string) => void;
}

/** Which kind of coins is played with; another one is another session. */
export const CoinChoice = ({ coins, balances, chosen, onChoose }: CoinChoiceProps) => {
  const field = useId();
  return (
    <div className="max-w-sm">
      <FieldFrame id={field} label="Play with">
        <select
          id={field}
          value={chosen}
          className={inputShape}
          onChange={(event) => onChoose(event.target.value)}
        >
          {coins.map(({ code, name, decimals }) => (
            <option key={code} value={code}>
              {name}: {coinWords(name, decimals).coins(amountOf(balanceIn(balances, code)))} {code}
            </option>
          ))}
        </select>
      </FieldFrame>
    </div>
  );
};
