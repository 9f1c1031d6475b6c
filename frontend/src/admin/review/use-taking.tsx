import { lazy, type ReactNode, Suspense, useState } from 'react';
import { sentenceFor } from '../../platform/api/error-sentences';
import { say } from '../../ui/toasts';
import type { Decision } from './decision';
import type { useDecision } from './use-decision';

// Loaded on demand, because the page does not need the form library otherwise.
const ReasonDialog = lazy(async () => ({
  default: (await import('../../parts/review/reason-dialog')).ReasonDialog,
}));

interface Taking<Kind extends string> {
  /** Sends a decision, or opens the dialog that asks for its reason. */
  readonly press: (decision: Decision<Kind>) => void;
  /** Kept while it is open, even if the status has changed and the decision is no longer possible. */
  readonly dialog: ReactNode;
}

/** The handling of decisions, for menus and buttons. */
export const useTaking = <Kind extends string>(
  decide: ReturnType<typeof useDecision<Kind>>,
): Taking<Kind> => {
  const [asked, setAsked] = useState<Decision<Kind>>();
  const take = async ({ kind, done }: Decision<Kind>, reason = '') => {
    await decide.mutateAsync({ kind, reason });
    say.done(done);
  };
  return {
    press: (decision) => {
      if (decision.asks) setAsked(decision);
      else take(decision).catch((error: unknown) => say.failed(sentenceFor(error)));
    },
    dialog: asked?.asks && (
      <Suspense>
        <ReasonDialog
          confirmLabel={asked.label}
          look={asked.look === 'danger' ? 'danger' : 'main'}
          {...asked.asks}
          onClose={() => setAsked(undefined)}
          onConfirm={(reason) => take(asked, reason)}
        />
      </Suspense>
    ),
  };
};
