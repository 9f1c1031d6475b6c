import { Tile, Tiles } from '../../ui/tile';
import { figure, useCompanyCount } from './count-companies';
import type { WaitingItem } from './list-review-items';
import { sinceInWords } from './since-in-words';

interface AdminTilesProps {
  readonly waiting: readonly WaitingItem[] | undefined;
  readonly more: boolean;
  /** When the queue was read. */
  readonly asOf: Date;
}

const unknown = '–';

export const AdminTiles = ({ waiting, more, asOf }: AdminTilesProps) => {
  const approved = useCompanyCount('APPROVED');
  const suspended = useCompanyCount('SUSPENDED');
  const oldest = waiting?.[0];
  return (
    <Tiles>
      <Tile
        label="Waiting"
        value={waiting ? figure(waiting.length, more) : unknown}
        note="Items in the review queue"
      />
      <Tile
        label="Oldest"
        value={oldest ? sinceInWords(oldest.since, asOf) : unknown}
        note="Age of the oldest item in the queue"
      />
      <Tile label="Approved" value={approved.data ?? unknown} note="Companies with full access" />
      <Tile label="Suspended" value={suspended.data ?? unknown} note="Companies without access" />
    </Tiles>
  );
};
