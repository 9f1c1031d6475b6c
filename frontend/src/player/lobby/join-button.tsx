import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../platform/platform';
import { Button, type ButtonLook } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Skeleton } from '../../ui/skeleton';
import { say } from '../../ui/toasts';
import type { ShownBrand } from '../../parts/brand/read-brand';
import { welcomeCoins } from './welcome-coins';

// Loaded on demand, because it is used once by users who are not players yet.
const JoinForm = lazy(async () => ({ default: (await import('./join-form')).JoinForm }));

interface JoinButtonProps {
  readonly brand: ShownBrand;
  readonly label: string;
  readonly look?: ButtonLook;
  /** Called after joining, instead of showing a toast. */
  readonly onJoined?: (() => void) | undefined;
}

/** Opens the form to become a player of the brand. */
export const JoinButton = ({ brand, label, look = 'main', onJoined }: JoinButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  const coins = welcomeCoins(brand, useSession());
  return (
    <>
      <Button look={look} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog title={`Join ${brand.name}`} open={isOpen} onClose={() => setOpen(false)}>
        <p className="mb-5 text-muted">
          {coins === undefined
            ? 'Answer a few questions once to start playing.'
            : `You start with ${coins}. They are free and have no value.`}
        </p>
        <Suspense fallback={<Skeleton rows={4} />}>
          <JoinForm brand={brand} onJoined={onJoined ?? (() => say.done(`You joined ${brand.name}.`))} />
        </Suspense>
      </Dialog>
    </>
  );
};
