import type { CreateGameVersionInput, UpdateGameVersionInput } from '#domain/generated/types';
import { itemsIn } from '../../platform/list-text';
import { laidOut } from '../../parts/laid-out-json';
import type { OpenVersion } from './game-fields';

/** A version as its form holds it: figures as text, the model as it was typed. */
export interface VersionValues {
  semver: string;
  mathModel: string;
  declaredRtp: string;
  declaredMaxWinX: string;
  betLevels: string;
  rulesText: string;
  changelog: string;
  symbols: { symbol: string; name: string; imageKey: string | null }[];
}

export const valuesOfVersion = (version: OpenVersion | null): VersionValues => ({
  semver: version?.semver ?? '1.0.0',
  mathModel: version === null ? '' : laidOut(version.mathModel),
  declaredRtp: version?.declaredRtp ?? '',
  declaredMaxWinX: version === null ? '' : `${version.declaredMaxWinX}`,
  betLevels: (version?.betLevels ?? []).join(', '),
  rulesText: version?.rulesText ?? '',
  changelog: version?.changelog ?? '',
  symbols: (version?.symbols ?? []).map(({ symbol, name, imageKey }) => ({ symbol, name, imageKey })),
});

const partsFrom = (values: VersionValues) => ({
  mathModel: values.mathModel.trim(),
  declaredRtp: values.declaredRtp.trim(),
  declaredMaxWinX: numberIn(values.declaredMaxWinX),
  betLevels: itemsIn(values.betLevels).map(numberIn),
  rulesText: values.rulesText.trim(),
  changelog: values.changelog.trim() === '' ? null : values.changelog.trim(),
  symbols: values.symbols.map(({ symbol, name, imageKey }) => ({ symbol, name: name.trim(), imageKey })),
});

export const createVersionInput = (values: VersionValues, gameId: string): CreateGameVersionInput => ({
  gameId,
  semver: values.semver.trim(),
  ...partsFrom(values),
});

export const updateVersionInput = (
  values: VersionValues,
  { gameId, id, version }: Pick<OpenVersion, 'gameId' | 'id' | 'version'>,
): UpdateGameVersionInput => ({ gameId, id, expectedVersion: version, ...partsFrom(values) });

/** Nothing typed is no number, rather than nought. */
const numberIn = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.trim()));
