import { lazy, type ReactNode, Suspense, useState } from 'react';
import { sentenceFor } from '../../platform/api/messages';
import { useSession } from '../../platform/platform';
import { Button, type ButtonLook } from '../../ui/button';
import { say } from '../../ui/toasts';
import type { ReasonDialogProps } from './reason-dialog';
import type { useDecision } from './use-decision';

// The form comes with its library, which the page has no other use for.
const ReasonDialog = lazy(async () => ({ default: (await import('./reason-dialog')).ReasonDialog }));

export interface Decision<Kind extends string> {
  readonly kind: Kind;
  readonly label: string;
  readonly look?: ButtonLook;
  /** What is said when it was taken. */
  readonly done: string;
  /** For a decision that needs a reason: the dialog that asks for it, which confirms with the label. */
  readonly asks?: Pick<ReasonDialogProps, 'title' | 'label' | 'hint'> & { readonly confirmLabel?: string };
  /** The id of the text that says why it cannot be taken yet. */
  readonly blockedBy?: string | undefined;
}

interface DecisionsProps<Kind extends string> {
  readonly decide: ReturnType<typeof useDecision<Kind>>;
  /** The decisions that can be taken from the present status. */
  readonly offered: readonly Decision<Kind>[];
  /** The owner of what is decided about, who leaves the decision to another admin. */
  readonly owner?: string | null;
  readonly what?: string;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** The decisions of an admin about one thing, each taken at once or with a reason. */
export const Decisions = <Kind extends string>({
  decide,
  offered,
  owner,
  what = 'company',
  children,
}: DecisionsProps<Kind>) => {
  const self = useSession()?.sub;
  // Kept while its dialog is open, even if the status has changed and it is no longer offered.
  const [asked, setAsked] = useState<Decision<Kind>>();
  if (owner !== undefined && owner === self)
    return <p className="text-sm text-muted">This {what} is yours. Another admin decides.</p>;

  if (offered.length === 0 && !asked && !children) return null;

  const take = async ({ kind, done }: Decision<Kind>, reason = '') => {
    await decide.mutateAsync({ kind, reason });
    say.done(done);
  };
  const press = (decision: Decision<Kind>) => {
    if (decision.asks) setAsked(decision);
    else take(decision).catch((fault: unknown) => say.failed(sentenceFor(fault)));
  };

  return (
    <div className="flex shrink-0 flex-wrap gap-2">
      {offered.map((decision) => {
        const { kind, label, look = 'main', asks, blockedBy } = decision;
        return (
          <Button
            key={kind}
            look={look}
            busy={!asks && decide.isPending}
            {...(blockedBy !== undefined && { disabled: true, 'aria-describedby': blockedBy })}
            onClick={() => press(decision)}
          >
            {label}
          </Button>
        );
      })}
      {children}
      {asked?.asks && (
        <Suspense>
          <ReasonDialog
            confirmLabel={asked.label}
            {...asked.asks}
            onClose={() => setAsked(undefined)}
            onConfirm={(reason) => take(asked, reason)}
          />
        </Suspense>
      )}
    </div>
  );
};
