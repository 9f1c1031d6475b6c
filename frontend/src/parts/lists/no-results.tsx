import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import * as messages from './messages';

/** The texts for a filter without matches. */
export interface ActiveFilter {
  readonly title?: string;
  readonly hint?: string;
  readonly clearLabel?: string;
  readonly onClear: () => void;
}

export const NoResults = ({
  title = messages.noResults,
  hint = messages.nothingMatchesFilters,
  clearLabel = messages.clearFilters,
  onClear,
}: ActiveFilter) => (
  <EmptyState
    title={title}
    action={
      <Button look="quiet" onClick={onClear}>
        {clearLabel}
      </Button>
    }
  >
    {hint}
  </EmptyState>
);
