import { expect } from '@jest/globals';

/** The refusal of a function, with at least these parameters. */
export const refused = (code: string, parameters: object = {}) => ({
  refusal: expect.objectContaining({
    code,
    parameters: expect.objectContaining(parameters) as unknown,
  }) as unknown,
});
