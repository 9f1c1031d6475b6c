import { useFormContext, useWatch } from 'react-hook-form';
import { ruleLimits } from '#domain/promotions/document-rules';
import { whole } from '../../../platform/labels/numbers';
import { SelectField, TextField } from '../../../ui/form/fields';
import { Panel } from '../../../ui/page';
import type { PromotionValues } from './promotion-values';
import type { PromotionGame } from '../read-promotion-games';
import * as messages from './messages';

/** The game, the number and the bet of free rounds. */
export const FreeRoundFields = ({ games = [] }: { readonly games: readonly PromotionGame[] | undefined }) => {
  const { control } = useFormContext<PromotionValues>();
  const gameId = useWatch({ control, name: 'gameId' });
  const levels = games.find(({ id }) => id === gameId)?.live.betLevels ?? [];
  const choose = { value: '', label: messages.choose };
  return (
    <Panel title={messages.rewardLabel}>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField<PromotionValues>
          name="gameId"
          label={messages.game}
          options={[choose, ...games.map(({ id, title }) => ({ value: id, label: title }))]}
        />
        <SelectField<PromotionValues>
          name="roundBet"
          label={messages.betOfEachRound}
          options={[choose, ...levels.map((level) => ({ value: `${level}`, label: whole(level) }))]}
        />
        <TextField<PromotionValues>
          name="rounds"
          label={messages.numberOfFreeRounds}
          hint={messages.fromTo(ruleLimits.freeRounds.least, ruleLimits.freeRounds.most)}
          inputMode="numeric"
        />
        <TextField<PromotionValues>
          name="maxWin"
          label={messages.largestWinOfRounds}
          hint={messages.largestWinOfRoundsHint}
          inputMode="decimal"
        />
      </div>
    </Panel>
  );
};
