import { maxLength, nonEmpty, pipe, record, string, transform, unknown } from 'valibot';
import { startTestRunRules } from '#domain/games/test-run-rules';
import { type InputIn, type RequestFor, requestParser } from '#lambda/runtime/requests';
import { modelText } from '#lambda/services/games/model-text';

const withModel = pipe(
  record(string(), unknown()),
  transform((input) => (input.mathModel ? { ...input, mathModel: modelText(input.mathModel) } : input)),
);

/** Ids of NovaLink are shorter. A longer one could exceed the limit for a key. */
const longestId = 64;

const fields = {
  startTestRun: { input: pipe(withModel, startTestRunRules) },
  cancelTestRun: { id: pipe(string(), nonEmpty('required'), maxLength(longestId, 'format')) },
};

export type Request = RequestFor<typeof fields>;
export type StartInput = InputIn<Request, 'startTestRun'>;

export const parseRequest = requestParser(fields);
