import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';

/** The texts for a filter without matches. */
export interface ActiveFilter {
  readonly title?: string;
  readonly hint?: string;
  readonly clearLabel?: string;
  readonly onClear: () => void;
}

export const NoResults = ({
  title = 'No results',
  hint = 'Nothing matches the filters.',
  clearLabel = 'Clear filters',
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
