import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../platform/platform';
import { Button } from '../../ui/button';
import type { ListedGame } from './list-catalogue';

const AddToBrandDialog = lazy(async () => ({
  default: (await import('./add-to-brand-dialog')).AddToBrandDialog,
}));

/** For operators: adds the game of a card to one of their brands. */
export const AddToBrandButton = ({ game }: { readonly game: Pick<ListedGame, 'id' | 'title'> }) => {
  const isOperator = useSession()?.groups.includes('OPERATORS') ?? false;
  const [asked, setAsked] = useState(false);
  if (!isOperator) return null;
  return (
    // In front of the link that covers the rest of the card.
    <div className="relative z-10 mt-auto pt-3">
      <Button
        look="quiet"
        className="w-full max-sm:px-2"
        aria-label={`Add ${game.title} to a brand`}
        onClick={() => setAsked(true)}
      >
        <Plus aria-hidden className="hidden size-5 shrink-0 sm:block" /> Add to a brand
      </Button>
      {asked && (
        <Suspense>
          <AddToBrandDialog game={game} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </div>
  );
};
