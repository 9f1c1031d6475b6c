import { useId } from 'react';
import { limits } from '#domain/limits';
import type { ListedPlayer } from '../../parts/brand/list-players';
import { brandLevels } from '../../platform/labels/brand-labels';
import { sentenceFor } from '../../platform/api/error-sentences';
import { inputShape } from '../../ui/form/field-frame';
import { say } from '../../ui/toasts';
import { type PlayerChange, useChangePlayer } from './change-player';
import { levelOptions } from './player-filter';
import { PlayerTags } from './player-tags';

interface PlayerStepsProps {
  readonly brandId: string;
  readonly player: ListedPlayer;
}

const tiers = Array.from({ length: limits.brandUser.tier + 1 }, (_, tier) => [`${tier}`, `${tier}`] as const);

/** The fields of a player that managers of the brand can change. Level and tier are saved immediately, tags by a button. */
export const PlayerSteps = ({ brandId, player }: PlayerStepsProps) => {
  const { displayName, level, owns, tier } = player;
  const change = useChangePlayer(brandId, player);
  const send = (wanted: PlayerChange, done: string) =>
    change.mutate(wanted, {
      onSuccess: () => say.done(done),
      onError: (fault) => say.failed(sentenceFor(fault)),
    });
  return (
    <>
      <div className="flex flex-wrap items-end gap-4">
        {!owns && (
          <Choice
            label={`Level of ${displayName}`}
            shown="Level"
            value={level}
            options={levelOptions}
            onChange={(chosen) =>
              send(
                { kind: 'level', level: chosen },
                `${displayName} now has the level ${brandLevels[chosen]}.`,
              )
            }
          />
        )}
        <Choice
          label={`Tier of ${displayName}`}
          shown="Tier"
          value={`${tier}`}
          options={tiers}
          onChange={(chosen) =>
            send({ kind: 'tier', tier: Number(chosen) }, `${displayName} is now in tier ${chosen}.`)
          }
        />
      </div>
      <PlayerTags brandId={brandId} player={player} />
    </>
  );
};

interface ChoiceProps<Value extends string> {
  /** The accessible name, which contains the player's name. */
  readonly label: string;
  readonly shown: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, text: string])[];
  readonly onChange: (value: Value) => void;
}

const Choice = <Value extends string>({ label, shown, value, options, onChange }: ChoiceProps<Value>) => {
  const field = useId();
  return (
    <div className="min-w-28">
      <label htmlFor={field} className="mb-1.5 block text-sm font-medium">
        {shown}
      </label>
      <select
        id={field}
        aria-label={label}
        value={value}
        className={inputShape}
        onChange={({ target }) => {
          const chosen = options.find(([known]) => known === target.value);
          if (chosen) onChange(chosen[0]);
        }}
      >
        {options.map(([known, text]) => (
          <option key={known} value={known}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
};
