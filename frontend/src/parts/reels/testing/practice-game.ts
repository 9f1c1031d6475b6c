import type { DemoRound, DemoSession, PlayDemoRoundInput, PublicGame } from '#domain/generated/types';
import { commitmentOf, type MathModel, modelHash, playRound, seededDraw } from '@novalink/engine';

/** Three reels with three rows: a lantern pays often, and a moon on the middle line starts free spins. */
export const practiceModel: MathModel = {
  schema: 'novalink.math/1',
  name: 'practice',
  grid: { reels: 3, rows: 3 },
  symbols: [{ id: 'L' }, { id: 'F' }, { id: 'W', wild: true, excludes: ['M'] }, { id: 'M', scatter: true }],
  reelSets: {
    base: [
      ['L', 'F', 'W', 'F', 'L', 'M'],
      ['F', 'L', 'F', 'W', 'L', 'M'],
      ['L', 'L', 'F', 'F', 'W', 'M'],
    ],
  },
  modes: [{ id: 'base', cost: 10, reelSet: 'base' }],
  evaluation: {
    kind: 'LINES',
    lines: [
      [1, 1, 1],
      [0, 0, 0],
    ],
    direction: 'LTR',
    payRule: 'HIGHEST_PER_LINE',
  },
  paytable: { L: { '3': 40 }, F: { '3': 5 } },
  features: [
    {
      id: 'fs',
      trigger: { symbol: 'M', min: 3 },
      award: { '3': 2 },
      reelSet: 'base',
      multiplier: 2,
      retrigger: false,
      maxSpins: 10,
    },
  ],
  maxWinX: 100,
  declared: { rtp: '0.9', maxWinX: 100 },
};

export const practiceGame = (model: MathModel = practiceModel): PublicGame => ({
  id: '01KAJ3ZV8N4Q6T9XWCB2R5M7YD',
  code: 'amber-evening',
  title: 'Amber Evening',
  type: 'SLOT',
  description: 'Lanterns over still water.',
  tags: ['calm'],
  companyId: '01KAJ3ZV8N4Q6T9XWCB2R5M7YE',
  companyName: 'Aurora Reels',
  thumbnailKey: 'novalink/games/images/a/thumbnail.webp',
  images: ['novalink/games/images/a/banner.webp'],
  languages: ['en', 'de'],
  restrictedCountries: ['US'],
  live: {
    versionId: 'v1',
    semver: '1.2.0',
    rtp: '0.962525',
    hit: '0.314159',
    maxWinX: 100,
    volatility: 'MEDIUM',
    features: ['WILD', 'FREE_SPINS'],
    betLevels: [10, 20, 50],
    mathModelHash: modelHash(model),
    publishedAt: '2026-11-20T09:00:00Z',
  },
  rules: {
    versionId: 'v1',
    semver: '1.2.0',
    rulesText: 'Three lanterns on a line pay.',
    changelog: 'Brighter lanterns.',
    symbols: [
      { symbol: 'L', name: 'Amber lantern', imageKey: 'novalink/games/images/a/lantern.webp' },
      { symbol: 'F', name: 'Fern', imageKey: null },
      { symbol: 'W', name: 'Wild water', imageKey: null },
      { symbol: 'M', name: 'Moon', imageKey: null },
    ],
    mathModel: JSON.stringify(model),
    mathModelHash: modelHash(model),
  },
});

/** The server's side of a session: it stores its secret seed and each played round. */
export const practiceServer = (
  model: MathModel = practiceModel,
  seedOf = (round: number) => round.toString(16).padStart(64, '0'),
) => {
  const played = new Map<number, DemoRound>();
  const hash = modelHash(model);
  const [mode] = model.modes;
  let nonce = 0;
  let sessions = 0;
  return {
    played,
    sessions: () => sessions,
    start: (): DemoSession => {
      sessions += 1;
      return {
        playToken: `token ${sessions}`,
        gameId: practiceGame(model).id,
        versionId: 'v1',
        mathModelHash: hash,
        betLevels: [10, 20, 50],
        serverSeedHash: commitmentOf(seedOf(nonce)),
        nonce,
        expiresAt: '2026-11-21T11:00:00Z',
      };
    },
    play: (input: PlayDemoRoundInput): DemoRound => {
      const known = played.get(input.nonce);
      if (known) return known;
      const serverSeed = seedOf(input.nonce);
      const draw = seededDraw({ serverSeed, clientSeed: input.clientSeed, nonce: input.nonce });
      const round = playRound(model, 'base', draw);
      const coins = (credits: number) => (credits * input.bet) / (mode?.cost ?? 1);
      nonce = input.nonce + 1;
      const answer: DemoRound = {
        nonce: input.nonce,
        bet: input.bet,
        win: coins(round.credits),
        capped: round.capped,
        steps: round.steps.map(({ kind, stops, multiplier, credits }) => ({
          kind,
          stops: [...stops],
          multiplier,
          win: coins(credits),
        })),
        clientSeed: input.clientSeed,
        serverSeed,
        serverSeedHash: commitmentOf(serverSeed),
        nextServerSeedHash: commitmentOf(seedOf(nonce)),
        nextNonce: nonce,
      };
      played.set(input.nonce, answer);
      return answer;
    },
  };
};
