import { type ReactNode, Suspense, useState } from 'react';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Panel } from '../../ui/page';
import { savedFirst } from '../editing/saved-first';

interface ListedPanelProps<Item> {
  readonly title: string;
  readonly lead: string;
  readonly items: readonly Item[];
  readonly idOf: (item: Item) => string;
  readonly nameOf: (item: Item) => string;
  readonly show: (item: Item) => ReactNode;
  readonly mayAdd: boolean;
  readonly mayEdit: boolean;
  readonly addLabel: string;
  readonly empty: { readonly title: string; readonly hint: string };
  /** The editor of an item, or of a new one without an id. */
  readonly editor: (id: string | undefined, onClose: () => void) => ReactNode;
}

/** What a brand has of a kind, with buttons to edit each and to add one. */
export const ListedPanel = <Item,>(props: ListedPanelProps<Item>) => {
  const { title, lead, items, idOf, nameOf, show, mayAdd, mayEdit, addLabel, empty, editor } = props;
  const [asked, setAsked] = useState<{ readonly id: string | undefined }>();
  const add = mayAdd && (
    <Button look="quiet" onClick={savedFirst(() => setAsked({ id: undefined }))}>
      {addLabel}
    </Button>
  );
  return (
    <Panel title={title} lead={lead}>
      {items.length === 0 ? (
        <EmptyState title={empty.title} action={add}>
          {empty.hint}
        </EmptyState>
      ) : (
        <div className="grid gap-4">
          <ul aria-label={title} className="divide-y divide-line border-y border-line">
            {items.map((item) => (
              <li
                key={idOf(item)}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4"
              >
                {show(item)}
                {mayEdit && (
                  <Button
                    look="quiet"
                    aria-label={`Edit ${nameOf(item)}`}
                    onClick={savedFirst(() => setAsked({ id: idOf(item) }))}
                  >
                    Edit
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <div>{add}</div>
        </div>
      )}
      {asked && <Suspense>{editor(asked.id, () => setAsked(undefined))}</Suspense>}
    </Panel>
  );
};
