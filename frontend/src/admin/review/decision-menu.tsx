import { type MenuStep, RowMenu } from '../../ui/table/row-menu';
import type { Decision } from './decision';
import type { useDecision } from './use-decision';
import { useOwnership } from './use-ownership';
import { useTaking } from './use-taking';

interface DecisionMenuProps<Kind extends string> {
  /** The name of the decided entity. */
  readonly name: string;
  readonly decide: ReturnType<typeof useDecision<Kind>>;
  /** The decisions that are possible in the current status. */
  readonly offered: readonly Decision<Kind>[];
  /** The owner of the entity, who cannot decide about it. */
  readonly owner?: string | null;
  readonly what?: string;
  /** Further menu items. */
  readonly more?: readonly MenuStep[];
}

/** The decisions of an admin about the entity of a row, as a menu. */
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
