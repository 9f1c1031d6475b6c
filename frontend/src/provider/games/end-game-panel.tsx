import { type ReactNode, useState } from 'react';
import { sentenceFor } from '../../platform/api/error-sentences';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Panel } from '../../ui/page';
import { say } from '../../ui/toasts';
import type { OwnedGame } from '../../parts/games/owned-game';
import { type GameStep, useGameStep } from './write-game';

const endings: Record<
  GameStep,
  {
    readonly title: string;
    readonly label: string;
    readonly consequenceOf: (game: ReactNode) => ReactNode;
    readonly doneOf: (title: string) => string;
  }
> = {
  deprecate: {
    title: 'Deprecate this game?',
    label: 'Deprecate',
    consequenceOf: (game) => (
      <p>{game} is removed from the catalogue, and operators can no longer add it. You cannot undo this.</p>
    ),
    doneOf: (title) => `${title} is removed from the catalogue.`,
  },
  retire: {
    title: 'Retire this game?',
    label: 'Retire',
    consequenceOf: (game) => (
      <p>{game} is retired permanently. Its versions, test runs and history stay readable.</p>
    ),
    doneOf: (title) => `${title} is retired.`,
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
    <Panel title="Deprecate or retire">
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
            say.done(endings[asked].doneOf(game.title));
          }}
        >
          {endings[asked].consequenceOf(<strong>{game.title}</strong>)}
        </ConfirmDialog>
      )}
    </Panel>
  );
};

const stepFrom = ({ status }: OwnedGame): GameStep | undefined => {
  if (status === 'LIVE') return 'deprecate';
  return status === 'DRAFT' || status === 'DEPRECATED' ? 'retire' : undefined;
};
