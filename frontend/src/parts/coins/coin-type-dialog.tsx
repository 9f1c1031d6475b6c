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
    say.done(`${values.name.trim()} is saved.`);
    await onSaved();
    onClose();
  };

  return (
    <Dialog title={code === undefined ? 'New coin' : `Coin ${code}`} look="wide" open onClose={onClose}>
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
            Cancel
          </Button>
          <SubmitButton>Save coin</SubmitButton>
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
      label="Code"
      hint="2–5 capital letters. You cannot change it later."
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
    <SelectField<CoinTypeValues> name="kind" label="Purpose" options={kinds} />
    <TextField<CoinTypeValues>
      name="decimals"
      label="Decimal places"
      hint={`0–${limits.coin.decimals}. You cannot change it later.`}
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
          hint="Given once to every player who joins. Enter 0 for none."
          inputMode="decimal"
        />
        <TextField<CoinTypeValues>
          name="dailyGrant"
          label={coinTypeLabels.dailyGrant}
          hint="Players can claim these once a day. Enter 0 for none."
          inputMode="decimal"
        />
        <TextField<CoinTypeValues>
          name="maxBalance"
          label={coinTypeLabels.maxBalance}
          hint={`Coins cannot be granted above this balance. At most ${largestIn(decimals)}.`}
          inputMode="decimal"
        />
      </div>
      <TextField<CoinTypeValues>
        name="confirmPromotionsAbove"
        label={coinTypeLabels.confirmPromotionsAbove}
        hint="The most that promotions, tournament prizes and grants can give on a day (UTC) without a second admin of the brand. Leave empty for no limit."
        inputMode="decimal"
        optional
      />
    </>
  );
};

const largestIn = (decimals: string): string =>
  whole(limits.coin.largestBalance / 10 ** (Number.parseInt(decimals, 10) || 0));
