import type { Context } from '@aws-appsync/utils';
import type { FileState, GameVersionTransitionInput } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { fileKey, testRunKey } from '#domain/keys';
import type { RunRow } from '../lab/run-row';
import { readRows, rowsRead, type BatchRead } from '../read-rows';
import { refuse } from '../refuse';
import { versionAndGame, type VersionAndGame } from './version-and-game';
import type { GameRow } from '../games/game-row';
import type { VersionRow } from './version-row';

interface Named {
  readonly input: GameVersionTransitionInput;
}
interface CheckedFile {
  readonly state: FileState;
}
interface NamedFile {
  readonly field: string;
  readonly key: string;
}
type Reading = Context<Named, VersionAndGame & { files?: NamedFile[] }>;

/** Reads the certified test run of the version, and the upload checks of all images of the version and its game. */
export function request(ctx: Reading) {
  const { game, gameVersion, thumbnailKey } = versionAndGame(ctx, 'TESTED');
  const [missing] = gameVersion.missing ?? [];
  if (missing) return refuse('input.required', { field: missing });
  if (!gameVersion.certifiedRunId) return refuse('version.not-certified');
  const files = imagesOf(game, gameVersion, thumbnailKey);
  ctx.stash.files = files;
  const run = testRunKey(gameVersion.certifiedRunId);
  return readRows(ctx, [run, ...files.map(({ key }) => fileKey(key))], true);
}

export function response(
  ctx: Context<
    Named,
    VersionAndGame & { files?: NamedFile[] },
    undefined,
    undefined,
    BatchRead<RunRow | CheckedFile>
  >,
) {
  const [run, ...checked] = rowsRead(ctx);
  const { gameVersion, files } = ctx.stash;
  const certified = run as RunRow | null | undefined;
  const isProved = certified?.mathModelHash === gameVersion?.mathModelHash;
  if (certified?.status !== 'PASSED' || !guard('version.certified', isProved)) {
    refuse('version.not-certified');
  }
  (files ?? []).forEach(({ field, key }, at) => {
    const file = checked[at] as CheckedFile | null | undefined;
    if (!guard('version.checked-images', file?.state === 'CHECKED')) refuse('file.unchecked', { field, key });
  });
  return gameVersion;
}

/** Each key once, because DynamoDB rejects duplicates. */
function imagesOf(game: GameRow, gameVersion: VersionRow, thumbnailKey: string): NamedFile[] {
  const files: NamedFile[] = [{ field: 'thumbnailKey', key: thumbnailKey }];
  const add = (field: string, key: string | null | undefined) => {
    if (key && !files.some((file) => file.key === key)) files.push({ field, key });
  };
  for (const key of game.images) add('images', key);
  for (const face of gameVersion.symbols) add('symbols', face.imageKey);
  return files;
}
