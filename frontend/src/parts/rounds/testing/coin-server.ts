import type {
  CoinRound,
  PlayRoundInput,
  PlaySession,
  RotateSeedsInput,
  SeedPair,
  SeedRotation,
  StartPlaySessionInput,
} from '#domain/generated/types';
import { commitmentOf, modelHash, playRound, seededDraw } from '@novalink/engine';
import { Refused } from '../../../platform/api/errors';
import { practiceGame, practiceModel } from '../../reels/testing/practice-game';

export const brandId = '01KAJ3ZV8N4Q6T9XWCB2R5M7BR';

const seedOf = (number: number) => number.toString(16).padStart(64, '0');

/** The server's side of play with coins, for one player in one brand: it stores balance, seeds and rounds. */
export const coinServer = ({
  model = practiceModel,
  balance = 100_000,
  betLevels = [1_000, 2_000, 5_000],
} = {}) => {
  const rounds: CoinRound[] = [];
  const sessions: PlaySession[] = [];
  let seed = 1;
  let clientSeed = 'first';
  let nonce = 0;
  let coins = balance;
  const mathModelHash = modelHash(model);
  const at = '2026-11-21T10:00:00Z';

  const seeds = (): SeedPair => ({
    serverSeedHash: commitmentOf(seedOf(seed)),
    clientSeed,
    nonce,
    nextServerSeedHash: commitmentOf(seedOf(seed + 1)),
  });

  return {
    rounds,
    sessions,
    seeds,
    balance: () => coins,
    setBalance: (amount: number) => (coins = amount),
    start: ({ gameId, coin }: StartPlaySessionInput): PlaySession => {
      const session: PlaySession = {
        id: `session ${sessions.length + 1}`,
        brandId,
        gameId,
        versionId: 'v1',
        mathModelHash,
        coin,
        betLevels: betLevels.map(String),
        balance: String(coins),
        startedAt: at,
        expiresAt: '2026-11-21T11:00:00Z',
        realityCheckMinutes: 30,
        seeds: seeds(),
      };
      sessions.push(session);
      return session;
    },
    play: ({ sessionId, bet, requestId }: PlayRoundInput): CoinRound => {
      const known = rounds.find((round) => round.requestId === requestId);
      if (known) return known;
      const session = sessions.at(-1);
      if (session?.id !== sessionId) throw new Refused('session.ended');
      const staked = Number(bet);
      if (coins < staked) throw new Refused('wallet.insufficient', { balance: String(coins) });
      const draw = seededDraw({ serverSeed: seedOf(seed), clientSeed, nonce });
      const round = playRound(model, 'base', draw);
      const worth = (credits: number) => (credits * staked) / (model.modes[0]?.cost ?? 1);
      coins += worth(round.credits) - staked;
      const answer: CoinRound = {
        id: `round ${rounds.length + 1}`,
        requestId,
        brandId,
        userId: 'maria@novalink.test',
        gameId: session.gameId,
        versionId: 'v1',
        mathModelHash,
        coin: session.coin,
        bet,
        win: String(worth(round.credits)),
        multiplierX100: Math.floor((worth(round.credits) * 100) / staked),
        capped: round.capped,
        steps: round.steps.map(({ kind, stops, multiplier, credits }) => ({
          kind,
          stops: [...stops],
          multiplier,
          win: String(worth(credits)),
        })),
        serverSeedHash: commitmentOf(seedOf(seed)),
        serverSeed: null,
        clientSeed,
        nonce,
        purse: 'MAIN',
        balance: String(coins),
        claim: null,
        standings: null,
        at,
      };
      nonce += 1;
      rounds.push(answer);
      return answer;
    },
    rotate: (input: RotateSeedsInput): SeedRotation => {
      if (input.serverSeedHash !== seeds().serverSeedHash) throw new Refused('seeds.stale');
      const revealed = { revealedServerSeed: seedOf(seed), revealedServerSeedHash: input.serverSeedHash };
      for (const round of rounds)
        if (round.serverSeedHash === input.serverSeedHash) round.serverSeed = seedOf(seed);
      const played = nonce;
      seed += 1;
      nonce = 0;
      clientSeed = input.clientSeed ?? clientSeed;
      return { ...revealed, rounds: played, seeds: seeds() };
    },
    /** The game of the test in the format of the catalogue. */
    game: () => practiceGame(model),
  };
};
