import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { createGameVersionRules, updateGameVersionRules } from '#domain/game-version-rules';
import { limits } from '#domain/limits';
import { formResolver } from '../../platform/form-resolver';
import { sentenceFor } from '../../platform/messages';
import { usePlatform } from '../../platform/platform';
import { TextAreaField, TextField } from '../../ui/form/fields';
import { Form } from '../../ui/form/form';
import { SubmitButton } from '../../ui/form/submit-button';
import { Panel } from '../../ui/page';
import { say } from '../../ui/toasts';
import { FaceFields } from './face-fields';
import type { OpenVersion } from './game-fields';
import { gamesPlaces } from './games-places';
import { ModelField } from './model-field';
import { createVersion, updateVersion } from './version-requests';
import {
  createVersionInput,
  updateVersionInput,
  valuesOfVersion,
  type VersionValues,
} from './version-values';
import { useRefreshGame } from './write-game';

interface VersionFormProps {
  readonly gameId: string;
  /** Null for one that is to be created. */
  readonly opened: OpenVersion | null;
}

/** The editor of a version; what is wrong with a model shows while it is typed. */
export const VersionForm = ({ gameId, opened }: VersionFormProps) => {
  const { api } = usePlatform();
  const refresh = useRefreshGame(gameId);
  const navigate = useNavigate();
  const form = useForm<VersionValues>({
    defaultValues: valuesOfVersion(opened),
    resolver:
      opened === null
        ? formResolver(createGameVersionRules, (values: VersionValues) => createVersionInput(values, gameId))
        : formResolver(updateGameVersionRules, (values: VersionValues) => updateVersionInput(values, opened)),
  });

  const save = async (values: VersionValues) => {
    if (opened === null) {
      const input = createVersionInput(values, gameId);
      const { createGameVersion: created } = await api.send(createVersion, { input });
      form.reset(values);
      await refresh();
      say.done(`Version ${created.semver} is saved as a draft.`);
      await navigate(gamesPlaces.version(gameId, created.id), { replace: true });
      return;
    }
    const { updateGameVersion: saved } = await api.send(updateVersion, {
      input: updateVersionInput(values, opened),
    });
    form.reset(valuesOfVersion(saved));
    await refresh();
    say.done(`Version ${saved.semver} is saved.`);
  };

  return (
    <Form form={form} onSubmit={save} failureText={sentenceFor} keepsWork>
      <Panel
        title="Mathematics"
        lead="The model decides every outcome; its hash is what the test run certifies."
      >
        <div className="grid gap-5">
          <ModelField form={form} />
          <div className="grid gap-5 sm:grid-cols-2">
            {opened === null && (
              <TextField<VersionValues>
                name="semver"
                label="Version"
                hint="Such as 1.0.0; unique in the game."
              />
            )}
            <TextField<VersionValues>
              name="betLevels"
              label="Bets"
              hint="Practice coins on a round, ascending, separated by commas: 20, 40, 100. Each a multiple of the model’s cost."
              inputMode="numeric"
            />
            <TextField<VersionValues>
              name="declaredRtp"
              label="Declared RTP"
              hint="A decimal with up to six digits, such as 0.9602. The test compares it with the exact figure."
              inputMode="decimal"
            />
            <TextField<VersionValues>
              name="declaredMaxWinX"
              label="Declared highest win"
              hint="As a multiple of the bet."
              inputMode="numeric"
            />
          </div>
        </div>
      </Panel>
      <Panel title="Faces" lead="What each symbol of the model is called and looks like.">
        <FaceFields form={form} />
      </Panel>
      <Panel title="Rules and changes">
        <div className="grid gap-5">
          <TextAreaField<VersionValues>
            name="rulesText"
            label="Rules"
            rows={8}
            hint={`State the RTP, the highest win and every feature. At most ${limits.gameVersion.rulesText} characters.`}
          />
          <TextAreaField<VersionValues> name="changelog" label="What is new" optional rows={3} />
        </div>
      </Panel>
      <div>
        <SubmitButton>{opened === null ? 'Save as a draft' : 'Save the version'}</SubmitButton>
      </div>
    </Form>
  );
};
