import { imageName } from '../../../shared/images/image-name';
import type { VersionValues } from './version-values';

/** What may change of a version, as its form calls it. */
export const versionLabels = {
  mathModel: 'Math model',
  betLevels: 'Bets',
  declaredRtp: 'Declared RTP',
  declaredMaxWinX: 'Declared maximum win',
  symbols: 'Symbols',
  rulesText: 'Rules',
  changelog: 'Changes',
} as const satisfies Record<Exclude<keyof VersionValues, 'semver'>, string>;

/** The version as texts, to be read beside another state of it. */
export const versionTexts = ({ symbols, ...texts }: VersionValues) => ({
  ...texts,
  symbols: symbols
    .map(
      ({ symbol, name, imageKey }) =>
        `${symbol}: ${name}${imageKey === null ? '' : `, ${imageName(imageKey)}`}`,
    )
    .join('\n'),
});
