import { maxLength, nullish, pipe, string } from 'valibot';
import { type RequestFor, requestParser } from '#lambda/runtime/requests';

const fields = {
  exportMyData: { nextToken: nullish(pipe(string(), maxLength(4096))) },
  deleteMyAccount: {
    email: pipe(string(), maxLength(320)),
    idToken: nullish(pipe(string(), maxLength(8192))),
  },
};

export type Request = RequestFor<typeof fields>;

export const parseRequest = requestParser(fields);
