import { useState } from 'react';
import { savedFirst } from '../../parts/editing/saved-first';
import { sentenceFor } from '../../platform/api/error-sentences';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Panel } from '../../ui/page';
import { say } from '../../ui/toasts';
import type { OwnBrand } from './brand-fields';
import { useBrandStep } from './write-brand';

/** Closes a brand. */
export const CloseBrandPanel = ({ brand }: { readonly brand: OwnBrand }) => {
  const step = useBrandStep(brand);
  const [asked, setAsked] = useState(false);
  if (brand.status === 'CLOSED') return null;
  return (
    <Panel title="Close brand">
      <Button look="danger" onClick={savedFirst(() => setAsked(true))}>
        Close brand
      </Button>
      <ConfirmDialog
        title="Close this brand?"
        open={asked}
        onClose={() => setAsked(false)}
        confirmLabel="Close brand"
        typed={brand.name}
        failureText={sentenceFor}
        onConfirm={async () => {
          await step.mutateAsync('close');
          say.done(`${brand.name} is closed.`);
        }}
      >
        <p>
          <strong>{brand.name}</strong> is closed permanently. Nobody can join or play there again. Players
          can still read their balances and statements.
        </p>
      </ConfirmDialog>
    </Panel>
  );
};
