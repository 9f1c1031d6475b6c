import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { slugOf } from '#domain/text/slug-of';
import { createGameRules } from '#domain/games/game-rules';
import { carriedIn, carrying } from '../lab/carried-model';
import { formResolver } from '../../platform/forms/form-resolver';
import { sentenceFor } from '../../platform/api/error-sentences';
import { usePlatform } from '../../platform/platform';
import { EmptyState } from '../../ui/empty-state';
import { TextField } from '../../ui/form/fields';
import { useDerivedText } from '../../ui/form/use-derived-text';
import { Form } from '../../ui/form/form';
import { SaveBar } from '../../ui/form/save-bar';
import { Page, Panel } from '../../ui/page';
import { say } from '../../ui/toasts';
import { GameDetailFields } from './game-detail-fields';
import { createGameInput, type GameValues, valuesOfGame } from './game-values';
import { gamesPlaces, listCrumb } from './games-places';
import { ownGamesKey } from './list-own-games';
import { mayCreateGames, OwnProviderFrame } from './own-provider-frame';
import { createGame } from './write-game';

export const CreateGamePage = () => (
  <Page
    title="New game"
    width="form"
    lead="A game starts as a draft. You add the math model with the first version."
    breadcrumbs={[listCrumb]}
  >
    <OwnProviderFrame>
      {(company) =>
        mayCreateGames(company) ? (
          <CreateGameForm companyId={company.id} />
        ) : (
          <EmptyState title="You cannot create a game now">
            Only approved companies can create games. Your existing games stay available.
          </EmptyState>
        )
      }
    </OwnProviderFrame>
  </Page>
);

const codeOfTitle = { from: 'title', to: 'code', derive: slugOf } as const;

const CreateGameForm = ({ companyId }: { readonly companyId: string }) => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const mathModel = carriedIn(useLocation().state);
  const form = useForm<GameValues>({
    defaultValues: valuesOfGame(null),
    resolver: formResolver(createGameRules, (values: GameValues) => createGameInput(values, companyId)),
  });

  useDerivedText(form, codeOfTitle);

  const create = async (values: GameValues) => {
    const { createGame: game } = await api.send(createGame, { input: createGameInput(values, companyId) });
    form.reset(values);
    say.done(`${game.title} is created.`);
    await queries.invalidateQueries({ queryKey: ownGamesKey });
    await (mathModel === undefined
      ? navigate(gamesPlaces.game(game.id))
      : navigate(gamesPlaces.newVersion(game.id), carrying(mathModel)));
  };

  return (
    <Panel>
      {mathModel !== undefined && (
        <p className="mb-5 text-muted">Your model from the Test Lab becomes the first version of the game.</p>
      )}
      <Form form={form} onSubmit={create} failureText={sentenceFor} keepsWork>
        <GameDetailFields
          afterTitle={
            <TextField<GameValues>
              name="code"
              label="Code"
              hint="Used by operators’ servers: 3–40 lowercase letters, digits and hyphens. You cannot change it later."
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          }
        />
        <SaveBar>Create game</SaveBar>
      </Form>
    </Panel>
  );
};
