import type { ReactNode } from 'react';
import { CardShapes, denseCardGrid } from '../../ui/media/art-card';
import { ListFrame, type ListFrameProps } from './list-frame';

interface ListProps<Item> extends Omit<ListFrameProps<Item>, 'children' | 'skeleton'> {
  /** The name of the list for screen readers. */
  readonly label: string;
  /**
   * `lines` is for a list within a panel. Tiles and cards are placed side by side; cards have their own
   * surface.
   */
  readonly look?: 'rows' | 'lines' | 'tiles' | 'cards';
  readonly children: (item: Item) => ReactNode;
}

/** A list whose items are rows, tiles or cards. */
export const List = <Item,>({ label, look = 'rows', children, ...frame }: ListProps<Item>) => (
  <ListFrame
    {...frame}
    {...(look === 'cards' && { skeleton: <CardShapes count={14} grid={denseCardGrid} /> })}
  >
    {(items) => (
      <ul aria-label={label} className={columns[look]}>
        {items.map((item) => (
          <li key={frame.list.idOf(item)} className={entries[look]}>
            {children(item)}
          </li>
        ))}
      </ul>
    )}
  </ListFrame>
);

const columns = {
  rows: 'grid gap-3',
  lines: 'divide-y divide-line border-y border-line',
  tiles:
    'grid gap-3 grid-cols-[repeat(auto-fill,minmax(min(10.5rem,100%),1fr))] sm:grid-cols-[repeat(auto-fill,minmax(13.5rem,1fr))]',
  cards: denseCardGrid,
};

const surface = 'rounded-2xl border border-line bg-surface p-4 sm:p-5';
const entries = { rows: surface, lines: 'py-4', tiles: surface, cards: '' };
