import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import type { Decision } from './decision';
import { useOwnership } from './use-ownership';
import { useTaking } from './use-taking';
import type { useDecision } from './use-decision';

interface DecisionsProps<Kind extends string> {
  readonly decide: ReturnType<typeof useDecision<Kind>>;
  /** The decisions that are possible in the current status. */
  readonly offered: readonly Decision<Kind>[];
  /** The owner of the entity, who cannot decide about it. */
  readonly owner?: string | null;
  readonly what?: string;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** The decisions of an admin about one entity, as buttons. Some ask for a reason. */
export const Decisions = <Kind extends string>({
  decide,
  offered,
  owner,
  what = 'company',
  children,
}: DecisionsProps<Kind>) => {
  const { press, dialog } = useTaking(decide);
  const owned = useOwnership(owner, what);
  if (owned !== undefined) return <p className="text-sm text-muted">{owned}</p>;
  if (offered.length === 0 && !dialog && !children) return null;
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
      {dialog}
    </div>
  );
};
