import { useState } from 'react';
import { savedFirst } from '../../parts/editing/saved-first';
import { sentenceFor } from '../../platform/api/error-sentences';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Panel } from '../../ui/page';
import { say } from '../../ui/toasts';
import type { OwnedCasino } from '../../parts/casinos/owned-casino';
import { useCasinoStep } from './write-casino';

/** Closes a casino, except during a review. */
export const CloseCasinoPanel = ({ casino }: { readonly casino: OwnedCasino }) => {
  const step = useCasinoStep(casino);
  const [asked, setAsked] = useState(false);
  if (casino.status === 'IN_REVIEW' || casino.status === 'CLOSED') return null;
  return (
    <Panel title="Close casino">
      <Button look="danger" onClick={savedFirst(() => setAsked(true))}>
        Close casino
      </Button>
      <ConfirmDialog
        title="Close this casino?"
        open={asked}
        onClose={() => setAsked(false)}
        confirmLabel="Close casino"
        typed={casino.name}
        failureText={sentenceFor}
        onConfirm={async () => {
          await step.mutateAsync('close');
          say.done(`${casino.name} is closed.`);
        }}
      >
        <p>
          <strong>{casino.name}</strong> is closed permanently with all its brands. Players can still read
          their balances and statements.
        </p>
      </ConfirmDialog>
    </Panel>
  );
};
