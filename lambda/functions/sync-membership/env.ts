import { object, parse, string, type InferInput } from 'valibot';

const schema = object({
  USER_POOL_ID: string(),
  MAIN_TABLE: string(),
  AUDIT_TABLE: string(),
  PLAY_TABLE: string(),
  IMAGE_BUCKET: string(),
  DOCUMENT_BUCKET: string(),
});

export type EnvInput = InferInput<typeof schema>;

export const environment = () => parse(schema, process.env);
