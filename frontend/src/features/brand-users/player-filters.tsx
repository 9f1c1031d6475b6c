import { useId, useState } from 'react';
import { Button } from '../../ui/button';
import { FilterSelect } from '../../ui/filter-select';
import { inputShape } from '../../ui/form/field-frame';
import { levelOptions, type PlayerFilter, statusOptions } from './player-filter';

interface PlayerFiltersProps {
  readonly filter: PlayerFilter;
  readonly onChange: (filter: PlayerFilter) => void;
}

export const PlayerFilters = ({ filter, onChange }: PlayerFiltersProps) => {
  const field = useId();
  const [typed, setTyped] = useState(filter.name);
  const [shown, setShown] = useState(filter.name);
  // The address changed, be it by the browser's Back: the field follows.
  if (shown !== filter.name) {
    setShown(filter.name);
    setTyped(filter.name);
  }
  return (
    <form
      role="search"
      className="flex flex-wrap items-end gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ ...filter, name: typed.trim() });
      }}
    >
      <FilterSelect
        label="Level"
        all="Every level"
        options={levelOptions}
        value={filter.level}
        onChange={(level) => onChange({ ...filter, level })}
      />
      <FilterSelect
        label="Status"
        all="Any status"
        options={statusOptions}
        value={filter.status}
        onChange={(status) => onChange({ ...filter, status })}
      />
      <div className="min-w-56 grow">
        <label htmlFor={field} className="mb-1.5 block text-sm font-medium">
          Name starts with
        </label>
        <input
          id={field}
          type="search"
          value={typed}
          autoComplete="off"
          spellCheck={false}
          className={inputShape}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <Button type="submit" look="quiet">
        Search
      </Button>
    </form>
  );
};
