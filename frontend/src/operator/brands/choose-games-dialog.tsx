import { useMemo, useState } from 'react';
import { limits } from '#domain/limits';
import { TableList } from '../../parts/lists/table-list';
import { sentenceFor } from '../../platform/api/error-sentences';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { EmptyState } from '../../ui/empty-state';
import { Notice } from '../../ui/notice';
import { say } from '../../ui/toasts';
import type { OwnBrand } from './brand-fields';
import { useAddBrandGames } from './change-brand-games';
import { useOfferedGames } from './list-offered-games';
import { offeredGameTable } from './offered-game-table';

interface ChooseGamesDialogProps {
  readonly brand: OwnBrand;
  readonly onClose: () => void;
}

/** The live games of the catalogue. Several can be added together. */
export const ChooseGamesDialog = ({ brand, onClose }: ChooseGamesDialogProps) => {
  const { gameIds } = brand;
  const games = useOfferedGames();
  const add = useAddBrandGames(brand);
  const table = useMemo(() => offeredGameTable(gameIds), [gameIds]);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const chosen = new Set([...ticked].filter((id) => !gameIds.includes(id)));
  const isFull = gameIds.length + chosen.size >= limits.brand.games;
  const addChosen = () =>
    add.mutate([...chosen], {
      onSuccess: () => {
        say.done(
          chosen.size === 1
            ? `1 game added to ${brand.name}.`
            : `${chosen.size} games added to ${brand.name}.`,
        );
        onClose();
      },
    });
  return (
    <Dialog title={`Add games to ${brand.name}`} look="wide" open onClose={onClose}>
      <div className="grid grid-cols-1 gap-4">
        {add.error !== null && <Notice tone="bad">{sentenceFor(add.error)}</Notice>}
        <TableList
          place="dialog"
          table={table}
          list={games}
          selection={{
            chosen,
            onChange: setTicked,
            verb: 'Choose',
            mayChoose: ({ id }) => !gameIds.includes(id) && (!isFull || chosen.has(id)),
          }}
          empty={
            <EmptyState title="No live games yet">
              Games appear here after a provider publishes an approved version.
            </EmptyState>
          }
        />
        <div className="sticky -bottom-6 -mx-6 -mb-6 flex justify-end gap-2 border-t border-line bg-surface px-6 py-4">
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={add.isPending} disabled={chosen.size === 0} onClick={addChosen}>
            {addText(chosen.size)}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};

const addText = (count: number): string => {
  if (count === 0) return 'Add games';
  return count === 1 ? 'Add 1 game' : `Add ${count} games`;
};
