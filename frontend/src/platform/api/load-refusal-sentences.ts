import type { RefusalCode } from '#domain/refusal-codes';
import type { refusals } from './refusal-sentences';

let loaded: typeof refusals | undefined;
let loading: Promise<void> | undefined;

/**
 * Loads the sentences of refusals. The first answer of the API starts it, so that pages start without them, and a refusal
 * waits for it. If they cannot be loaded, refusals have one general sentence, and the next answer tries again.
 */
export const loadRefusalSentences = (): Promise<void> =>
  (loading ??= import('./refusal-sentences').then(
    (file) => {
      loaded = file.refusals;
    },
    (error: unknown) => {
      loading = undefined;
      console.error(error);
    },
  ));

/** Undefined if the sentences are not loaded, or for a code of a newer server. */
export const sentenceOfRefusal = (code: RefusalCode) =>
  loaded !== undefined && Object.hasOwn(loaded, code) ? loaded[code] : undefined;
