import type { MathModel } from '@novalink/engine';

interface Promised {
  /** How the rules text names it, in English. */
  readonly words: RegExp;
  readonly feature: string;
  readonly has: (model: MathModel) => boolean;
}

const never = (): boolean => false;
const hasFreeSpins = ({ features = [] }: MathModel) => features.length > 0;
const hasPrizes = ({ fixedPrizes = [] }: MathModel) => fixedPrizes.length > 0;

/** Features that a rules text can promise, and whether a model has them. */
const promises: readonly Promised[] = [
  { feature: 'free spins', words: /\bfree[ -](?:spin|game|round)s?\b/g, has: hasFreeSpins },
  {
    feature: 'retriggers',
    words: /\bre-?trigger(?:s|ed|ing)?\b/g,
    has: ({ features = [] }) => features.some(({ retrigger }) => retrigger),
  },
  {
    feature: 'a multiplier',
    words: /\bmultipliers?\b/g,
    has: ({ features = [] }) => features.some(({ multiplier }) => multiplier > 1),
  },
  { feature: 'wild symbols', words: /\bwilds?\b/g, has: ({ symbols }) => symbols.some(({ wild }) => wild) },
  {
    feature: 'scatter symbols',
    words: /\bscatters?\b/g,
    has: ({ symbols }) => symbols.some(({ scatter }) => scatter),
  },
  {
    feature: 'a bonus game',
    words: /\bbonus(?:es)?\b/g,
    has: (model) => hasFreeSpins(model) || hasPrizes(model),
  },
  { feature: 'a jackpot', words: /\bjackpots?\b/g, has: hasPrizes },
  { feature: 'respins', words: /\bre-?spins?\b/g, has: never },
  { feature: 'cascading wins', words: /\b(?:cascad|tumbl|avalanch)(?:e|es|ed|ing)\b/g, has: never },
  { feature: 'a gamble feature', words: /\bgamble\b|\bdouble[ -]up\b/g, has: never },
];

/** A word such as "no" shortly before, in the same sentence: the text says that there is no such feature. */
const denied = /(?:\b(?:no|not|cannot|without|never|neither|nor)\b|n['’]t\b)[^.!?;\n]{0,40}$/;

/**
 * The features that a rules text in English seems to promise and the model does not have. It compares words only, so it
 * is a hint for the provider and the reviewer and not a proof.
 */
export function promisedFeatures(rulesText: string, model: MathModel): readonly string[] {
  const text = rulesText.toLowerCase();
  const isPromised = (words: RegExp) =>
    [...text.matchAll(words)].some(({ index }) => !denied.test(text.slice(0, index)));
  return promises.filter(({ words, has }) => !has(model) && isPromised(words)).map(({ feature }) => feature);
}
