import { useWatch } from 'react-hook-form';
import { saveCoinTypeRules } from '#domain/casinos/coin-rules';
import { limits } from '#domain/limits';
import { coinKinds } from '../../platform/labels/casino-labels';
import { whole } from '../../platform/labels/numbers';
import { formResolver } from '../../platform/forms/form-resolver';
import { sentenceFor } from '../../platform/api/error-sentences';
import { usePlatform } from '../../platform/platform';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { SelectField, TextField } from '../../ui/form/fields';
import { Form } from '../../ui/form/form';
import { SubmitButton } from '../../ui/form/submit-button';
import { say } from '../../ui/toasts';
import { SavedMeanwhile } from '../editing/saved-meanwhile';
import { useEditing } from '../editing/use-editing';
import { type CoinBrand, readCoinBrand, saveCoinType } from './coin-brand';
import { coinTypeLabels, type CoinTypeValues, saveCoinTypeInput, valuesOfCoinType } from './coin-type-values';
import * as messages from './messages';

interface CoinTypeDialogProps {
  readonly brand: CoinBrand;
  /** The code of the edited coin; undefined for a new one. */
  readonly code: string | undefined;
  readonly onSaved: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Creates a kind of coin, or edits its changeable fields. */
export const CoinTypeDialog = ({ brand, code, onSaved, onClose }: CoinTypeDialogProps) => {
  const { api } = usePlatform();
  const { form, theirs, takeTheirs, save } = useEditing<CoinBrand, CoinTypeValues>({
    opened: brand,
    valuesOf: ({ coinTypes }) => valuesOfCoinType(coinTypes.find((coin) => coin.code === code)),
    resolver: (base) => formResolver(saveCoinTypeRules, (values) => saveCoinTypeInput(values, base)),
    stale: 'brand.stale',
    readAgain: async () => (await api.send(readCoinBrand, { id: brand.id })).getBrand,
  });

  const send = async (values: CoinTypeValues) => {
    await save(async (base) => {
      const input = saveCoinTypeInput(values, base);
      return (await api.send(saveCoinType, { input })).saveCoinType;
    });
    say.done(messages.isSaved(values.name.trim()));
    await onSaved();
    onClose();
  };

  return (
    <Dialog
      title={code === undefined ? messages.newCoin : messages.coinCode(code)}
      look="wide"
      open
      onClose={onClose}
    >
      <Form form={form} onSubmit={send} failureText={sentenceFor}>
        {code === undefined && <FixedFields />}
        <ChangingFields />
        {theirs && code !== undefined && (
          <SavedMeanwhile
            labels={coinTypeLabels}
            theirs={theirs}
            mine={form.getValues()}
            onTake={takeTheirs}
          />
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={onClose}>
            {messages.cancel}
          </Button>
          <SubmitButton>{messages.saveCoin}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
};

const kinds = Object.entries(coinKinds).map(([value, label]) => ({ value, label }));

/** Fields that cannot be changed later, because other numbers depend on them. */
const FixedFields = () => (
  <div className="grid gap-5 sm:grid-cols-3">
    <TextField<CoinTypeValues>
      name="code"
      label={messages.code}
      hint={messages.capitalLettersYouCannotChange}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
    <SelectField<CoinTypeValues> name="kind" label={messages.purpose} options={kinds} />
    <TextField<CoinTypeValues>
      name="decimals"
      label={messages.decimalPlaces}
      hint={messages.youCannotChangeItLater(limits.coin.decimals)}
      inputMode="numeric"
    />
  </div>
);

const ChangingFields = () => {
  const decimals = useWatch<CoinTypeValues, 'decimals'>({ name: 'decimals' });
  return (
    <>
      <TextField<CoinTypeValues> name="name" label={coinTypeLabels.name} autoComplete="off" />
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField<CoinTypeValues>
          name="signupGrant"
          label={coinTypeLabels.signupGrant}
          hint={messages.givenOnceToEveryPlayer}
          inputMode="decimal"
        />
        <TextField<CoinTypeValues>
          name="dailyGrant"
          label={coinTypeLabels.dailyGrant}
          hint={messages.playersCanClaimTheseOnce}
          inputMode="decimal"
        />
        <TextField<CoinTypeValues>
          name="maxBalance"
          label={coinTypeLabels.maxBalance}
          hint={messages.coinsCannotBeGrantedAbove(largestIn(decimals))}
          inputMode="decimal"
        />
      </div>
      <TextField<CoinTypeValues>
        name="confirmPromotionsAbove"
        label={coinTypeLabels.confirmPromotionsAbove}
        hint={messages.promotionWithLargerBudgetStarts}
        inputMode="decimal"
        optional
      />
    </>
  );
};

const largestIn = (decimals: string): string =>
  whole(limits.coin.largestBalance / 10 ** (Number.parseInt(decimals, 10) || 0));
