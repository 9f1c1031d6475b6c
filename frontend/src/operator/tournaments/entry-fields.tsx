import { useWatch } from 'react-hook-form';
import type { ShownBrand } from '../../parts/brand/read-brand';
import { ticketOptions } from '../../parts/coins/ticket-options';
import { entryModes } from '../../parts/tournaments/tournament-labels';
import { SelectField, TextField } from '../../ui/form/fields';
import { Panel } from '../../ui/page';
import { optionsOf } from './options-of';
import type { TournamentValues } from './tournament-values';

interface EntryFieldsProps {
  readonly brand: ShownBrand;
}

/** The fields for entering: the way to enter, the buy-in, and the limits. */
export const EntryFields = ({ brand }: EntryFieldsProps) => {
  const mode = useWatch<TournamentValues, 'entryMode'>({ name: 'entryMode' });
  return (
    <Panel title="Entry">
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField<TournamentValues>
          name="entryMode"
          label="Players enter"
          options={optionsOf(entryModes)}
        />
        {mode === 'BUY_IN' && <BuyInFields brand={brand} />}
        {mode !== 'AUTO' && (
          <>
            <TextField<TournamentValues>
              name="minEntrants"
              label="Minimum players"
              hint="With fewer at the start, the tournament is cancelled."
              inputMode="numeric"
            />
            <TextField<TournamentValues>
              name="maxEntrants"
              label="Maximum players"
              hint="Leave empty for no limit."
              inputMode="numeric"
              optional
            />
          </>
        )}
      </div>
    </Panel>
  );
};

const BuyInFields = ({ brand: { coinTypes } }: EntryFieldsProps) => {
  const [coin, buyInCoin] = useWatch<TournamentValues, ['coin', 'buyInCoin']>({
    name: ['coin', 'buyInCoin'],
  });
  const options = ticketOptions(coinTypes, `Coin of the tournament (${coin})`);
  return (
    <>
      <TextField<TournamentValues> name="buyIn" label="Buy-in" inputMode="decimal" />
      {options.length > 1 && (
        <SelectField<TournamentValues>
          name="buyInCoin"
          label="Coin of the buy-in"
          hint={
            buyInCoin
              ? 'Tickets do not go into the prize pool. Prizes are fixed amounts.'
              : 'Buy-ins go into the prize pool.'
          }
          options={options}
        />
      )}
    </>
  );
};
