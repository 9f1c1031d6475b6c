export const isArray = (value: unknown): value is readonly unknown[] => Array.isArray(value);

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !isArray(value);
