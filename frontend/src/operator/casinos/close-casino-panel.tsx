import { useState } from 'react';
import { savedFirst } from '../../parts/editing/saved-first';
import { sentenceFor } from '../../platform/api/error-sentences';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Panel } from '../../ui/page';
import { say } from '../../ui/toasts';
import type { OwnedCasino } from '../../parts/casinos/owned-casino';
import { useCasinoStep } from './write-casino';
import * as messages from './messages';

/** Closes a casino, except during a review. */
export const CloseCasinoPanel = ({ casino }: { readonly casino: OwnedCasino }) => {
  const step = useCasinoStep(casino);
  const [asked, setAsked] = useState(false);
  if (casino.status === 'IN_REVIEW' || casino.status === 'CLOSED') return null;
  return (
    <Panel title={messages.closeCasino}>
      <Button look="danger" onClick={savedFirst(() => setAsked(true))}>
        {messages.closeCasino}
      </Button>
      <ConfirmDialog
        title={messages.closeThisCasino}
        open={asked}
        onClose={() => setAsked(false)}
        confirmLabel={messages.closeCasino}
        typed={casino.name}
        failureText={sentenceFor}
        onConfirm={async () => {
          await step.mutateAsync('close');
          say.done(messages.isClosed(casino.name));
        }}
      >
        <p>{messages.isClosedPermanentlyWithAll(<strong>{casino.name}</strong>)}</p>
      </ConfirmDialog>
    </Panel>
  );
};
