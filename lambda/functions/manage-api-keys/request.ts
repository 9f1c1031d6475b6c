import { object, string } from 'valibot';
import { createApiKeyRules } from '#domain/companies/api-key-rules';
import { type InputIn, type RequestFor, requestParser } from '#lambda/runtime/requests';

const fields = {
  listApiKeys: { companyId: string() },
  createApiKey: { input: createApiKeyRules },
  revokeApiKey: { input: object({ companyId: string(), id: string() }) },
};

export type Request = RequestFor<typeof fields>;
export type InputOf<Field extends Request['fieldName']> = InputIn<Request, Field>;

export const parseRequest = requestParser(fields);
