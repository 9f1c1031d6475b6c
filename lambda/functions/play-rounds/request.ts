import { maxLength, nullable, number, object, pipe, string, type InferOutput } from 'valibot';
import { limits } from '#domain/limits';
import {
  excludeSelfRules,
  playRoundRules,
  rotateSeedsRules,
  setPlayLimitsRules,
  shareRoundRules,
  startPlaySessionRules,
  unshareRoundRules,
} from '#domain/play/play-rules';
import { joinTournamentRules } from '#domain/tournaments/tournament-input-rules';
import { brandIdArgument, type InputIn, type RequestFor, requestParser } from '#lambda/runtime/requests';

const listed = object({
  brandId: brandIdArgument,
  /** Checked by the resolver. */
  limit: number(),
  nextToken: nullable(pipe(string(), maxLength(limits.pageToken, 'format'))),
});

/** Selects the rounds of the caller to list. */
export type ListedRounds = InferOutput<typeof listed>;

const fields = {
  listRounds: listed.entries,
  getSeeds: { brandId: brandIdArgument },
  listSharedRounds: { brandId: brandIdArgument },
  startPlaySession: { input: startPlaySessionRules },
  playRound: { input: playRoundRules },
  joinTournament: { input: joinTournamentRules },
  rotateSeeds: { input: rotateSeedsRules },
  shareRound: { input: shareRoundRules },
  unshareRound: { input: unshareRoundRules },
  setPlayLimits: { input: setPlayLimitsRules },
  excludeSelf: { input: excludeSelfRules },
};

export type Request = RequestFor<typeof fields>;
export type InputOf<Field extends Request['fieldName']> = InputIn<Request, Field>;

export const parseRequest = requestParser(fields);
