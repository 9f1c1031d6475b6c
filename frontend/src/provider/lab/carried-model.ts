/** A model on its way from the Test Lab to a new version, stored in the history entry of the next page. */
interface Carried {
  readonly mathModel: string;
}

export const carrying = (mathModel: string): { readonly state: Carried } => ({ state: { mathModel } });

/** The model in the state of a location. */
export const carriedIn = (state: unknown): string | undefined => {
  if (typeof state !== 'object' || state === null || !('mathModel' in state)) return undefined;
  return typeof state.mathModel === 'string' ? state.mathModel : undefined;
};
