import { type UseFormReturn, useWatch } from 'react-hook-form';
import { ChipsField } from '../../ui/form/chips-field';
import { ChoiceField } from '../../ui/form/choice-field';
import { TextField } from '../../ui/form/fields';
import { casinoLabels } from './casino-texts';
import type { CasinoValues } from './casino-values';

interface WalletFieldsProps {
  readonly form: UseFormReturn<CasinoValues>;
  /** Whether the wallet can still be changed. */
  readonly modeToo: boolean;
}

/** Where the coins are kept, and for a wallet of the operator its address and the pages with its games. */
export const WalletFields = ({ form, modeToo }: WalletFieldsProps) => {
  const isSeamless = useWatch({ control: form.control, name: 'walletMode' }) === 'SEAMLESS';
  return (
    <>
      {modeToo && (
        <ChoiceField<CasinoValues> name="walletMode" label={casinoLabels.walletMode} options={modes} />
      )}
      {modeToo && isSeamless && (
        <TextField<CasinoValues>
          name="walletUrl"
          label={casinoLabels.walletUrl}
          type="url"
          hint="NovaLink calls this address followed by /bet, /win and the other calls of the contract."
        />
      )}
      {isSeamless && (
        <ChipsField<CasinoValues>
          name="embedOrigins"
          label={casinoLabels.embedOrigins}
          optional
          hint="Origins such as https://casino.example. Browsers show the games in no other pages."
          inputMode="url"
          normalized={(typed) => typed.toLowerCase()}
        />
      )}
    </>
  );
};

const modes = [
  { value: 'INTERNAL', label: 'NovaLink ledger', note: 'NovaLink keeps the coins of the players.' },
  {
    value: 'SEAMLESS',
    label: 'Own wallet',
    note: 'Your server keeps the balances. Every bet and win is a call to it.',
  },
];
