import { updateGameVersionRules } from '#domain/games/game-version-rules';
import { SavedMeanwhile } from '../../parts/editing/saved-meanwhile';
import { useEditing } from '../../parts/editing/use-editing';
import { formResolver } from '../../platform/forms/form-resolver';
import { sentenceFor } from '../../platform/api/error-sentences';
import { usePlatform } from '../../platform/platform';
import { Form } from '../../ui/form/form';
import { SaveBar } from '../../ui/form/save-bar';
import { say } from '../../ui/toasts';
import type { OpenVersion } from '../games/version-fields';
import { VersionFields } from './version-fields';
import { readVersion, updateVersion } from './version-requests';
import { updateVersionInput, valuesOfVersion, type VersionValues } from './version-values';
import { useRefreshGame } from '../games/write-game';
import { imageName } from '../../parts/images/image-name';

/** Edits a version with optimistic locking. */
export const VersionForm = ({ version }: { readonly version: OpenVersion }) => {
  const { gameId, id } = version;
  const { api } = usePlatform();
  const refresh = useRefreshGame(gameId);
  const { form, theirs, takeTheirs, save } = useEditing<OpenVersion, VersionValues>({
    opened: version,
    valuesOf: valuesOfVersion,
    resolver: (base) => formResolver(updateGameVersionRules, (values) => updateVersionInput(values, base)),
    stale: 'version.stale',
    readAgain: async () => (await api.send(readVersion, { gameId, id })).getGameVersion,
  });

  const send = async (values: VersionValues) => {
    const { semver } = await save(async (base) => {
      const input = updateVersionInput(values, base);
      return (await api.send(updateVersion, { input })).updateGameVersion;
    });
    await refresh();
    say.done(`Version ${semver} is saved.`);
  };

  return (
    <Form form={form} onSubmit={send} failureText={sentenceFor} keepsWork>
      <VersionFields form={form} />
      {theirs && (
        <SavedMeanwhile
          labels={versionLabels}
          theirs={versionTexts(theirs)}
          mine={versionTexts(form.getValues())}
          onTake={takeTheirs}
        />
      )}
      <SaveBar quietUntilChanged>Save the version</SaveBar>
    </Form>
  );
};

/** The labels of the fields that can change, as in the form. */
const versionLabels = {
  mathModel: 'Math model',
  betLevels: 'Bets',
  declaredRtp: 'Declared RTP',
  declaredMaxWinX: 'Declared maximum win',
  symbols: 'Symbols',
  rulesText: 'Rules',
  changelog: 'Changes',
} as const satisfies Record<Exclude<keyof VersionValues, 'semver'>, string>;

/** The field values as text, for comparison with another version. */
const versionTexts = ({ symbols, ...texts }: VersionValues) => ({
  ...texts,
  symbols: symbols
    .map(
      ({ symbol, name, imageKey }) =>
        `${symbol}: ${name}${imageKey === null ? '' : `, ${imageName(imageKey)}`}`,
    )
    .join('\n'),
});
