import { pipe, record, string, transform, unknown } from 'valibot';
import { createGameVersionRules, updateGameVersionRules } from '#domain/games/game-version-rules';
import { type InputIn, type RequestFor, requestParser } from '#lambda/runtime/requests';
import { modelText } from '#lambda/services/games/model-text';

const modelAsText = transform(({ mathModel, ...input }: Record<string, unknown>): unknown =>
  mathModel === undefined ? input : { ...input, mathModel: modelText(mathModel) },
);
const withModel = pipe(record(string(), unknown()), modelAsText);

const fields = {
  createGameVersion: { input: pipe(withModel, createGameVersionRules) },
  updateGameVersion: { input: pipe(withModel, updateGameVersionRules) },
};

export type Request = RequestFor<typeof fields>;
export type InputOf<Field extends Request['fieldName']> = InputIn<Request, Field>;

export const parseRequest = requestParser(fields);
