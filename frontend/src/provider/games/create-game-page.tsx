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
import * as messages from './messages';

export const CreateGamePage = () => (
  <Page title={messages.newGame} width="form" lead={messages.gameStartsAsDraftYou} breadcrumbs={[listCrumb]}>
    <OwnProviderFrame>
      {(company) =>
        mayCreateGames(company) ? (
          <CreateGameForm companyId={company.id} />
        ) : (
          <EmptyState title={messages.youCannotCreateGameNow}>
            {messages.onlyApprovedCompaniesCanCreate}
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
    say.done(messages.isCreated(game.title));
    await queries.invalidateQueries({ queryKey: ownGamesKey });
    await (mathModel === undefined
      ? navigate(gamesPlaces.game(game.id))
      : navigate(gamesPlaces.newVersion(game.id), carrying(mathModel)));
  };

  return (
    <Panel>
      {mathModel !== undefined && <p className="mb-5 text-muted">{messages.yourModelFromTestLab}</p>}
      <Form form={form} onSubmit={create} failureText={sentenceFor} keepsWork>
        <GameDetailFields
          afterTitle={
            <TextField<GameValues>
              name="code"
              label={messages.code}
              hint={messages.usedByOperatorsServers3}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          }
        />
        <SaveBar>{messages.createGame}</SaveBar>
      </Form>
    </Panel>
  );
};
