import { type MenuStep, RowMenu } from '../../ui/table/row-menu';
import type { Decision } from './decision';
import type { useDecision } from './use-decision';
import { useOwnership } from './use-ownership';
import { useTaking } from './use-taking';

interface DecisionMenuProps<Kind extends string> {
  /** What is decided about. */
  readonly name: string;
  readonly decide: ReturnType<typeof useDecision<Kind>>;
  /** The decisions that can be taken from the present status. */
  readonly offered: readonly Decision<Kind>[];
  /** The owner of what is decided about, who leaves the decision to another admin. */
  readonly owner?: string | null;
  readonly what?: string;
  /** Further steps. */
  readonly more?: readonly MenuStep[];
}

/** The decisions of an admin about what a row shows. */
export const DecisionMenu = <Kind extends string>({
  name,
  decide,
  offered,
  owner,
  what = 'company',
  more = [],
}: DecisionMenuProps<Kind>) => {
  const { press, dialog } = useTaking(decide);
  const owned = useOwnership(owner, what);
  const steps = offered.map((decision) => ({
    label: decision.asks ? `${decision.label}…` : decision.label,
    isDanger: decision.look === 'danger',
    onSelect: () => press(decision),
  }));
  return (
    <>
      {owned === undefined ? (
        <RowMenu name={name} steps={[...steps, ...more]} />
      ) : (
        <RowMenu name={name} steps={[]} note={owned} />
      )}
      {dialog}
    </>
  );
};
