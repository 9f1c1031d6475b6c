import type { MathModel } from '@novalink/engine';
import type { TestRunPlan } from '../test-runs';
import { rulesText } from './rules-text';

/** A game of the demo data with its first version. File names are relative to `tools/seed/art/`. */
export interface DemoGame {
  /** The name of a company in `demo-companies.ts`. */
  readonly providerCompany: string;
  readonly code: string;
  readonly title: string;
  readonly type: 'SLOT';
  readonly description: string;
  readonly tags: readonly string[];
  readonly languages: readonly string[];
  readonly restrictedCountries: readonly string[];
  readonly thumbnail: string;
  readonly images: readonly string[];
  readonly symbols: readonly DemoSymbol[];
  readonly version: DemoVersion;
  readonly testRun: TestRunPlan;
}

export interface DemoSymbol {
  /** The id of the symbol in the math model. */
  readonly symbol: string;
  readonly name: string;
  readonly file: string;
}

interface DemoVersion {
  readonly semver: string;
  readonly mathModel: MathModel;
  readonly declaredRtp: string;
  readonly declaredMaxWinX: number;
  /** In practice coins. */
  readonly betLevels: readonly number[];
  readonly rulesText: string;
  readonly changelog: string;
}

/** The basic data of a game, from which the rest is derived. */
interface Written extends Pick<
  DemoGame,
  | 'providerCompany'
  | 'code'
  | 'title'
  | 'description'
  | 'tags'
  | 'languages'
  | 'restrictedCountries'
  | 'testRun'
> {
  /** By symbol: its name, and its image without folder and extension. */
  readonly gameSymbols: Readonly<Record<string, readonly [name: string, picture: string]>>;
  readonly mathModel: MathModel;
  /** The multiples of the base cost. */
  readonly bets: readonly number[];
}

export function demoGame({ gameSymbols, mathModel, bets, ...written }: Written): DemoGame {
  const { code } = written;
  const cost = mathModel.modes[0]?.cost ?? 1;
  const betLevels = bets.map((times) => times * cost);
  const names = new Map(Object.entries(gameSymbols).map(([symbol, [name]]) => [symbol, name]));
  return {
    ...written,
    type: 'SLOT',
    thumbnail: `${code}/thumbnail.webp`,
    // The last image is the background of the reels.
    images: [`${code}/banner.webp`, `${code}/stage.webp`],
    symbols: Object.entries(gameSymbols).map(([symbol, [name, picture]]) => ({
      symbol,
      name,
      file: `${code}/${picture}.webp`,
    })),
    version: {
      semver: '1.0.0',
      mathModel,
      declaredRtp: mathModel.declared.rtp,
      declaredMaxWinX: mathModel.declared.maxWinX,
      betLevels,
      rulesText: rulesText(mathModel, names, betLevels),
      changelog: 'First version.',
    },
  };
}
