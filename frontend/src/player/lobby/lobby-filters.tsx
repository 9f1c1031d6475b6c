import { useId, useState } from 'react';
import { FilterSelect } from '../../ui/filter-select';
import { inputShape } from '../../ui/form/field-frame';
import { categoriesOf, type LobbyFilter } from './lobby-filter';
import type { LobbyGame } from './list-brand-games';

interface LobbyFiltersProps {
  readonly games: readonly LobbyGame[];
  readonly filter: LobbyFilter;
  readonly onChange: (filter: LobbyFilter, how?: { readonly replace: boolean }) => void;
}

/** Filters games by name or by their properties. */
export const LobbyFilters = ({ games, filter, onChange }: LobbyFiltersProps) => {
  const { types, features, volatilities } = categoriesOf(games);
  return (
    <div role="search" className="grid gap-4">
      <div className="flex flex-wrap items-end gap-4">
        <GameSearch
          text={filter.text}
          onChange={(text) => onChange({ ...filter, text }, { replace: true })}
        />
        {types.length > 1 && (
          <FilterSelect
            label="Type"
            all="All types"
            options={types}
            value={filter.type}
            onChange={(type) => onChange({ ...filter, type })}
          />
        )}
        <FilterSelect
          label="Volatility"
          all="All volatilities"
          options={volatilities}
          value={filter.volatility}
          onChange={(volatility) => onChange({ ...filter, volatility })}
        />
      </div>
      {features.length > 0 && (
        <fieldset>
          <legend className="sr-only">Categories</legend>
          <div className="flex flex-wrap gap-2">
            {[[undefined, 'All games'] as const, ...features].map(([feature, name]) => (
              <label
                key={name}
                className="flex min-h-11 cursor-pointer items-center rounded-full border border-edge bg-surface px-4 font-medium has-checked:border-text has-checked:bg-(--nl-brand) has-checked:text-(--nl-on-brand) has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--nl-focus)"
              >
                <input
                  type="radio"
                  name="category"
                  className="sr-only"
                  checked={filter.feature === feature}
                  onChange={() => onChange({ ...filter, feature })}
                />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
};

interface GameSearchProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

const GameSearch = ({ text, onChange }: GameSearchProps) => {
  const field = useId();
  const [typed, setTyped] = useState(text);
  const [shown, setShown] = useState(text);
  // The URL has changed, for example by the browser's Back button, so the field is updated.
  if (shown !== text) {
    setShown(text);
    if (typed.trim() !== text) setTyped(text);
  }
  return (
    <div className="min-w-56 grow">
      <label htmlFor={field} className="mb-1.5 block text-sm font-medium">
        Find a game
      </label>
      <input
        id={field}
        type="search"
        value={typed}
        autoComplete="off"
        placeholder="Name or provider"
        className={inputShape}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(target.value);
        }}
      />
    </div>
  );
};
