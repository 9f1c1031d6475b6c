import { sentenceFor } from '../../platform/api/error-sentences';
import type { Found } from './use-found';

interface SearchStateProps {
  readonly found: Found;
  readonly text: string;
  readonly results: number;
}

/** The state of the search below the results, also for screen readers. */
export const SearchState = ({ found: { state, error, retry }, text, results }: SearchStateProps) => {
  const isVisible = state === 'offline' || state === 'failed' || results === 0;
  return (
    <>
      <p role="status" className={isVisible ? 'px-3 py-3 text-sm text-muted' : 'sr-only'}>
        {sentence()}
      </p>
      {state === 'failed' && (
        <button
          type="button"
          onClick={retry}
          className="mx-3 mb-3 min-h-11 rounded-lg border border-edge px-4 font-medium hover:bg-sunken"
        >
          Try again
        </button>
      )}
    </>
  );

  function sentence(): string {
    if (state === 'offline') return 'You are offline. Only pages and actions are available.';
    if (state === 'failed') return error ? sentenceFor(error) : 'Search failed. Try again.';
    if (state === 'searching' && results === 0) return 'Searching …';
    if (state === 'idle') return '';
    if (results === 0) return `No results for “${text.trim()}”. Type the beginning of each word, or an ID.`;
    return results === 1 ? '1 result' : `${results} results`;
  }
};
