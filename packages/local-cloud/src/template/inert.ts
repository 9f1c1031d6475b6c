import { metadata, optional, pipe, unknown } from 'valibot';

/** A property that is accepted in templates but has no effect here, with the reason for the support table. */
export const inert = (reason: string) => optional(pipe(unknown(), metadata({ inert: reason })));
