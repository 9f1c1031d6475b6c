import { imageName } from '../../parts/images/image-name';
import type { VersionValues } from './version-values';

/** The labels of the fields that can change, as in the form. */
export const versionLabels = {
  mathModel: 'Math model',
  betLevels: 'Bets',
  declaredRtp: 'Declared RTP',
  declaredMaxWinX: 'Declared maximum win',
  symbols: 'Symbols',
  rulesText: 'Rules',
  changelog: 'Changes',
} as const satisfies Record<Exclude<keyof VersionValues, 'semver'>, string>;

/** The field values as text, for comparison with another version. */
export const versionTexts = ({ symbols, ...texts }: VersionValues) => ({
  ...texts,
  symbols: symbols
    .map(
      ({ symbol, name, imageKey }) =>
        `${symbol}: ${name}${imageKey === null ? '' : `, ${imageName(imageKey)}`}`,
    )
    .join('\n'),
});
