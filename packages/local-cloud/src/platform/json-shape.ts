/** JSON that the engine validates. These functions read only what permissions and corrections need. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const objectOf = (value: unknown): JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Throws a SyntaxError for malformed JSON. */
export const parseObject = (json: string): JsonObject => objectOf(JSON.parse(json) as unknown);
