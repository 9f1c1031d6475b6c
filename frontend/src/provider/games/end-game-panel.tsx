import { useState } from 'react';
import { sentenceFor } from '../../platform/api/error-sentences';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Panel } from '../../ui/page';
import { say } from '../../ui/toasts';
import type { OwnedGame } from '../../parts/games/owned-game';
import { type GameStep, useGameStep } from './write-game';
import * as messages from './messages';

const endings: Record<
  GameStep,
  { readonly title: string; readonly label: string; readonly consequence: string; readonly done: string }
> = {
  deprecate: {
    title: messages.deprecateThisGame,
    label: messages.deprecate,
    consequence: messages.isRemovedFromCatalogueAnd,
    done: messages.isRemovedFromCatalogue,
  },
  retire: {
    title: messages.retireThisGame,
    label: messages.retire,
    consequence: messages.isRetiredPermanentlyItsVersions,
    done: messages.isRetired,
  },
};

/** Deprecates or retires a game, depending on its status. */
export const EndGamePanel = ({ game }: { readonly game: OwnedGame }) => {
  const step = useGameStep(game);
  const [asked, setAsked] = useState<GameStep>();
  const offered = stepFrom(game);
  if (offered === undefined) return null;
  const { label } = endings[offered];
  return (
    <Panel title={messages.deprecateOrRetire}>
      <Button look="danger" onClick={() => setAsked(offered)}>
        {label}
      </Button>
      {asked !== undefined && (
        <ConfirmDialog
          title={endings[asked].title}
          open
          onClose={() => setAsked(undefined)}
          confirmLabel={endings[asked].label}
          typed={game.title}
          failureText={sentenceFor}
          onConfirm={async () => {
            await step.mutateAsync(asked);
            say.done(`${game.title} ${endings[asked].done}`);
          }}
        >
          <p>
            <strong>{game.title}</strong> {endings[asked].consequence}
          </p>
        </ConfirmDialog>
      )}
    </Panel>
  );
};

const stepFrom = ({ status }: OwnedGame): GameStep | undefined => {
  if (status === 'LIVE') return 'deprecate';
  return status === 'DRAFT' || status === 'DEPRECATED' ? 'retire' : undefined;
};
