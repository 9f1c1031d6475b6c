/** Creates the code of a resolver or a function from the bodies of its two handlers. */
export const handlers = (request: string, response = 'return ctx.result;') => `
  import { util, runtime } from '@aws-appsync/utils';
  export function request(ctx) { ${request} }
  export function response(ctx) { ${response} }
`;

/** Creates code that returns a value, given as JavaScript. */
export const gives = (payload: string) => handlers(`return { payload: ${payload} };`);
