import { metadata, optional, pipe, unknown } from 'valibot';

/** A property that templates may carry and that has no effect here, and why; the support table prints it. */
export const inert = (reason: string) => optional(pipe(unknown(), metadata({ inert: reason })));
