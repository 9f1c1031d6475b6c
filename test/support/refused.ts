import { expect } from '@jest/globals';

/** What a function answers to refuse, with at least these parameters. */
export const refused = (code: string, parameters: object = {}) => ({
  refusal: expect.objectContaining({
    code,
    parameters: expect.objectContaining(parameters) as unknown,
  }) as unknown,
});
