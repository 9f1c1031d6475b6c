import { useState } from 'react';
import { savedFirst } from '../../parts/editing/saved-first';
import { sentenceFor } from '../../platform/api/error-sentences';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Panel } from '../../ui/page';
import { say } from '../../ui/toasts';
import type { OwnBrand } from './brand-fields';
import { useBrandStep } from './write-brand';
import * as messages from './messages';

/** Closes a brand. */
export const CloseBrandPanel = ({ brand }: { readonly brand: OwnBrand }) => {
  const step = useBrandStep(brand);
  const [asked, setAsked] = useState(false);
  if (brand.status === 'CLOSED') return null;
  return (
    <Panel title={messages.closeBrand}>
      <Button look="danger" onClick={savedFirst(() => setAsked(true))}>
        {messages.closeBrand}
      </Button>
      <ConfirmDialog
        title={messages.closeThisBrand}
        open={asked}
        onClose={() => setAsked(false)}
        confirmLabel={messages.closeBrand}
        typed={brand.name}
        failureText={sentenceFor}
        onConfirm={async () => {
          await step.mutateAsync('close');
          say.done(messages.isClosed(brand.name));
        }}
      >
        <p>{messages.isClosedPermanentlyNobodyCan(<strong>{brand.name}</strong>)}</p>
      </ConfirmDialog>
    </Panel>
  );
};
