import type { GameStatus, GameType, Volatility } from '#domain/generated/types';
import { gameStatuses, gameTypes, volatilities } from '../../platform/labels/game-labels';
import { Button } from '../../ui/button';
import { FilterSelect } from '../../ui/filter-select';
import type { GameChoice } from './list-games';

interface GameFiltersProps {
  readonly choice: GameChoice;
  readonly onChange: (choice: GameChoice) => void;
}

const statuses = Object.entries(gameStatuses).map(
  ([status, { text }]) => [status as GameStatus, text] as const,
);
const types = Object.entries(gameTypes) as [GameType, string][];
const spreads = Object.entries(volatilities) as [Volatility, string][];

export const GameFilters = ({ choice, onChange }: GameFiltersProps) => (
  <>
    <FilterSelect
      label="Status"
      all="All statuses"
      options={statuses}
      value={choice.status}
      onChange={(status) => onChange({ ...choice, status })}
    />
    <FilterSelect
      label="Type"
      all="All types"
      options={types}
      value={choice.type}
      onChange={(type) => onChange({ ...choice, type })}
    />
    <FilterSelect
      label="Volatility"
      all="All volatilities"
      options={spreads}
      value={choice.volatility}
      onChange={(volatility) => onChange({ ...choice, volatility })}
    />
    {choice.companyId !== undefined && (
      <Button look="quiet" onClick={() => onChange({ ...choice, companyId: undefined })}>
        Games of every provider
      </Button>
    )}
  </>
);
