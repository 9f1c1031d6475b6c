/** Code of a resolver or a function, from the bodies of its two handlers. */
export const handlers = (request: string, response = 'return ctx.result;') => `
  import { util, runtime } from '@aws-appsync/utils';
  export function request(ctx) { ${request} }
  export function response(ctx) { ${response} }
`;

/** Code that answers with a value, written as JavaScript. */
export const gives = (payload: string) => handlers(`return { payload: ${payload} };`);
