import { useWatch } from 'react-hook-form';
import type { ShownBrand } from '../../parts/brand/read-brand';
import { ticketOptions } from '../../parts/coins/ticket-options';
import { entryModes } from '../../parts/tournaments/tournament-labels';
import { SelectField, TextField } from '../../ui/form/fields';
import { Panel } from '../../ui/page';
import { optionsOf } from './options-of';
import type { TournamentValues } from './tournament-values';
import * as messages from './messages';

interface EntryFieldsProps {
  readonly brand: ShownBrand;
}

/** The fields for entering: the way to enter, the buy-in, and the limits. */
export const EntryFields = ({ brand }: EntryFieldsProps) => {
  const mode = useWatch<TournamentValues, 'entryMode'>({ name: 'entryMode' });
  return (
    <Panel title={messages.entryLabel}>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField<TournamentValues>
          name="entryMode"
          label={messages.playersEnter}
          options={optionsOf(entryModes)}
        />
        {mode === 'BUY_IN' && <BuyInFields brand={brand} />}
        {mode !== 'AUTO' && (
          <>
            <TextField<TournamentValues>
              name="minEntrants"
              label={messages.minimumPlayers}
              hint={messages.withFewerAtStartTournament}
              inputMode="numeric"
            />
            <TextField<TournamentValues>
              name="maxEntrants"
              label={messages.maximumPlayers}
              hint={messages.leaveEmptyForNoLimit}
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
  const options = ticketOptions(coinTypes, messages.coinOfTournament(coin));
  return (
    <>
      <TextField<TournamentValues> name="buyIn" label={messages.buyIn} inputMode="decimal" />
      {options.length > 1 && (
        <SelectField<TournamentValues>
          name="buyInCoin"
          label={messages.coinOfBuyIn}
          hint={buyInCoin ? messages.ticketsDoNotGoIntoPool : messages.coinsGoIntoPool}
          options={options}
        />
      )}
    </>
  );
};
