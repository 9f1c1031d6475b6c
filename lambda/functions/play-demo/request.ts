import { string } from 'valibot';
import { type RequestFor, requestParser } from '#lambda/runtime/requests';
import { roundSchema } from '#lambda/services/free-play/round-input';

const fields = {
  startDemoSession: { gameId: string() },
  startPreviewSession: { gameId: string(), versionId: string() },
  playDemoRound: { input: roundSchema },
};

export type Request = RequestFor<typeof fields>;

export const parseRequest = requestParser(fields);
