import { limits } from '#domain/limits';
import { moveCoinsRules } from '#domain/casinos/coin-rules';
import type { CoinType } from '#domain/generated/types';
import type { ListedPlayer } from '../../parts/brand/list-players';
import type { ShownBrand } from '../../parts/brand/read-brand';
import { coinAmount } from '../../platform/labels/brand-labels';
import { Refused } from '../../platform/api/errors';
import { formErrors } from '../../platform/forms/form-errors';
import { sentenceWithNumbers } from '../../platform/forms/number-sentence';
import { sentenceFor } from '../../platform/api/error-sentences';
import { SelectField, TextAreaField, TextField } from '../../ui/form/fields';
import { useSmallForm } from '../../parts/editing/use-small-form';
import { SmallForm } from '../../ui/form/small-form';
import { SubmitButton } from '../../ui/form/submit-button';
import { say } from '../../ui/toasts';
import { type HandMove, useMoveCoins } from './move-coins';
import { blankMove, directionLabel, directions, handMove, type MoveValues } from './move-values';
import { MoveInDoubt } from './move-in-doubt';

interface MoveCoinsFormProps {
  readonly brand: ShownBrand;
  readonly player: ListedPlayer;
  readonly onMoved: () => void;
}

export const MoveCoinsForm = ({ brand, player, onMoved }: MoveCoinsFormProps) => {
  const { inDoubt, send } = useMoveCoins();
  const { coinTypes } = brand;
  const form = useSmallForm<MoveValues>({
    blank: blankMove(coinTypes),
    check: (values) => {
      const { input } = handMove(values, brand, player.userId);
      // The request id is created when the request is sent.
      const identified = { ...input, requestId: '00000000000000000000000000' };
      return formErrors(moveCoinsRules, identified, identified, sentenceWithNumbers);
    },
  });
  const labels = ({ direction, input }: HandMove) => {
    const coins = coinAmount(input.amount, input.coin, coinTypes);
    return direction === 'give' ? `${coins} to ${player.displayName}` : `${coins} from ${player.displayName}`;
  };
  const move = async (wish: HandMove) => {
    await send(wish);
    say.done(wish.direction === 'give' ? `Granted: ${labels(wish)}.` : `Deducted: ${labels(wish)}.`);
    onMoved();
  };

  if (inDoubt) return <MoveInDoubt labels={labels(inDoubt)} onAgain={() => move(inDoubt)} />;
  return (
    <SmallForm
      form={form}
      failureText={(fault) => failureMessage(fault, form.values.coin, coinTypes)}
      onSubmit={(values) => move(handMove(values, brand, player.userId))}
    >
      <div className="grid gap-5 sm:grid-cols-3">
        <SelectField<MoveValues> name="direction" label="Action" options={directions} />
        <SelectField<MoveValues>
          name="coin"
          label="Coin"
          options={coinTypes.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))}
        />
        <TextField<MoveValues>
          name="amount"
          label="Amount"
          inputMode="decimal"
          autoComplete="off"
          hint={digitsHint(coinTypes.find(({ code }) => code === form.values.coin))}
        />
      </div>
      <TextAreaField<MoveValues>
        name="reason"
        label="Reason"
        rows={2}
        longest={limits.coin.reason.longest}
        hint="The player sees this reason in their statement. You cannot change it later."
      />
      <div>
        <SubmitButton>{directionLabel(form.values.direction)}</SubmitButton>
      </div>
    </SmallForm>
  );
};

const digitsHint = (coin: CoinType | undefined): string =>
  coin === undefined || coin.decimals === 0
    ? 'In whole coins.'
    : `In coins, with at most ${coin.decimals} decimal places.`;

/** The message for a failed movement; if the balance is too low, it contains the balance. */
const failureMessage = (error: unknown, coin: string, coinTypes: readonly CoinType[]): string => {
  if (!(error instanceof Refused) || error.code !== 'wallet.insufficient') return sentenceFor(error);
  const { balance } = error.parameters;
  if (balance === undefined) return sentenceFor(error);
  return `${sentenceFor(error)} The wallet holds ${coinAmount(String(balance), coin, coinTypes)}.`;
};
