/**
 * JavaScript globals that a bundle can use, with their allowed static members. Stricter than AWS in one case:
 * `Math.random` is not allowed.
 * https://docs.aws.amazon.com/appsync/latest/devguide/supported-features.html
 */
export const allowedGlobals: Readonly<Record<string, readonly string[]>> = {
  Array: ['isArray'],
  Boolean: [],
  Infinity: [],
  JSON: ['parse', 'stringify'],
  Math: ['abs', 'ceil', 'floor', 'max', 'min', 'round'],
  NaN: [],
  Number: ['isFinite', 'isInteger', 'isNaN', 'isSafeInteger', 'MAX_SAFE_INTEGER', 'MIN_SAFE_INTEGER'],
  Object: ['assign', 'entries', 'hasOwn', 'keys', 'values'],
  String: [],
  console: ['error', 'info', 'log'],
  decodeURIComponent: [],
  encodeURIComponent: [],
  parseFloat: [],
  parseInt: [],
  undefined: [],
};

/** Methods of values that are unsupported according to AppSync's lint rules. */
export const absentMethods: Readonly<Record<'Array' | 'String' | 'Object' | 'Function', readonly string[]>> =
  {
    Array: ['copyWithin', 'entries', 'keys', 'toLocaleString', 'values'],
    String: [
      'charCodeAt',
      'localeCompare',
      'match',
      'matchAll',
      'normalize',
      'padEnd',
      'padStart',
      'repeat',
      'search',
      'toLocaleLowerCase',
      'toLocaleUpperCase',
    ],
    Object: ['hasOwnProperty', 'isPrototypeOf', 'propertyIsEnumerable', 'toLocaleString'],
    Function: ['apply', 'bind', 'call'],
  };
