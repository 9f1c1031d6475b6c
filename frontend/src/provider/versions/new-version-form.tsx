import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { createGameVersionRules } from '#domain/games/game-version-rules';
import { formResolver } from '../../platform/forms/form-resolver';
import { sentenceFor } from '../../platform/api/error-sentences';
import { usePlatform } from '../../platform/platform';
import { Form } from '../../ui/form/form';
import { SaveBar } from '../../ui/form/save-bar';
import { say } from '../../ui/toasts';
import { gamesPlaces } from '../games/games-places';
import { VersionFields } from './version-fields';
import { createVersion } from './version-requests';
import { createVersionInput, valuesOfNewVersion, type VersionValues } from './version-values';
import { useRefreshGame } from '../games/write-game';

interface NewVersionFormProps {
  readonly gameId: string;
  /** The suggested version number. */
  readonly semver: string;
  /** The initial model, if the user brought one from the Test Lab. */
  readonly mathModel: string | undefined;
}

/** The form for a new version. After saving, it navigates to the version's page. */
export const NewVersionForm = ({ gameId, semver, mathModel }: NewVersionFormProps) => {
  const { api } = usePlatform();
  const refresh = useRefreshGame(gameId);
  const navigate = useNavigate();
  const form = useForm<VersionValues>({
    defaultValues: valuesOfNewVersion(semver, mathModel),
    resolver: formResolver(createGameVersionRules, (values: VersionValues) =>
      createVersionInput(values, gameId),
    ),
  });

  const create = async (values: VersionValues) => {
    const input = createVersionInput(values, gameId);
    const { createGameVersion: created } = await api.send(createVersion, { input });
    form.reset(values);
    await refresh();
    say.done(`Version ${created.semver} is saved as a draft.`);
    await navigate(gamesPlaces.version(gameId, created.id), { replace: true });
  };

  return (
    <Form form={form} onSubmit={create} failureText={sentenceFor} keepsWork>
      <VersionFields form={form} isNew />
      <SaveBar>Save as a draft</SaveBar>
    </Form>
  );
};
