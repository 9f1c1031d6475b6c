import { useId, useState } from 'react';
import { usePlayers } from './list-players';
import { PlayerStatusBadge } from './player-status-badge';
import { ListFrame } from '../lists/list-frame';
import { Button } from '../../ui/button';
import { inputShape } from '../../ui/form/field-frame';
import { SkeletonRows } from '../../ui/skeleton';

const mostShown = 8;

interface PlayerChoiceProps {
  readonly brandId: string;
  readonly onChoose: (userId: string) => void;
}

/** Finds a player by the beginning of their name. */
export const PlayerChoice = ({ brandId, onChoose }: PlayerChoiceProps) => {
  const field = useId();
  const [typed, setTyped] = useState('');
  const [name, setName] = useState<string>();
  return (
    <div className="grid gap-4">
      <form
        role="search"
        className="flex flex-wrap items-end gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setName(typed.trim());
        }}
      >
        <div className="min-w-56 grow">
          <label htmlFor={field} className="mb-1.5 block text-sm font-medium">
            Player name
          </label>
          <input
            id={field}
            type="search"
            value={typed}
            autoComplete="off"
            spellCheck={false}
            className={inputShape}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <Button type="submit" look="quiet">
          Find
        </Button>
      </form>
      {name !== undefined && <FoundPlayers brandId={brandId} name={name} onChoose={onChoose} />}
    </div>
  );
};

const FoundPlayers = ({ brandId, name, onChoose }: PlayerChoiceProps & { readonly name: string }) => {
  const players = usePlayers(brandId, name === '' ? {} : { name });
  return (
    <ListFrame
      list={{ ...players, hasMore: false }}
      skeleton={<SkeletonRows rows={2} />}
      empty={<p role="status">No player’s name contains this text.</p>}
    >
      {(found) => (
        <>
          <ul aria-label="Players found" className="grid gap-2 sm:grid-cols-2">
            {found.slice(0, mostShown).map(({ userId, displayName, status, onBreak }) => (
              <li key={userId}>
                <Button look="quiet" className="w-full justify-between!" onClick={() => onChoose(userId)}>
                  <span className="min-w-0 truncate">{displayName}</span>
                  {status !== 'ACTIVE' && <PlayerStatusBadge status={status} onBreak={onBreak} />}
                </Button>
              </li>
            ))}
          </ul>
          {found.length > mostShown && (
            <p className="mt-4 text-sm text-muted">There are more results. Type more letters.</p>
          )}
        </>
      )}
    </ListFrame>
  );
};
