import type { CoinRound, PlaySession } from '#domain/generated/types';
import { limits } from '#domain/limits';
import type { MathModel } from '@novalink/engine';
import { coinFlip } from '@novalink/engine/testing';
import { termsVersion } from '#domain/terms-versions';
import { namedSession } from '#lambda/stores/play/play-session-row';
import { ulid } from '#lambda/runtime/ulid';
import { askGraphql } from '#test/authorization/environment/ask-graphql';
import type { Stage } from '#test/authorization/environment/running-stage';
import { password } from '#test/authorization/environment/stage';
import { newUser } from '#test/world/personas';
import { givenBrand } from '#test/world/given/given-brands';
import { givenCompany, givenLiveGame } from '#test/world/given/given-games';
import { signInByHand } from '#tools/seed/sign-in';

/** The largest one, so that players can pay any buy-in. */
const signupGrant = limits.coin.largestAmount;
const coin = {
  code: 'GOLD',
  name: 'Gold',
  kind: 'PLAY',
  decimals: 2,
  dailyGrant: 0,
  signupGrant,
  maxBalance: 9e15,
};

/**
 * Of eight rounds, one returns its bet and one wins three times the bet. So a test that plays until a win, or until a
 * net loss, needs only a few rounds.
 */
const frequentWins: MathModel = {
  ...coinFlip,
  name: 'frequent wins',
  symbols: [{ id: 'ONE' }, { id: 'THREE' }, { id: 'NONE' }],
  reelSets: { base: [['ONE', 'THREE', ...Array<string>(6).fill('NONE')]] },
  paytable: { ONE: { '1': 1 }, THREE: { '1': 3 } },
  maxWinX: 3,
  declared: { rtp: '0.5', maxWinX: 3 },
};

/** A player at a game, with the names by which the tables' keys identify them. */
export interface SeatedPlayer {
  readonly brandId: string;
  readonly sub: string;
  readonly playerId: string;
  readonly sessionId: string;
  /** The access token of the player. */
  readonly token: string;
  /** Returns whether the round won anything. */
  playRound(): Promise<boolean>;
  /** Starts another session; this one ends. */
  restartGameSession(): Promise<SeatedPlayer>;
}

/** A live game that several brands offer. `now`: the time of the stage's clock. */
export async function openVenue(stage: Stage, now = () => new Date()) {
  const tables = { dynamodb: stage.dynamodb, mainTable: stage.tables.main };
  const studioId = ulid(new Date());
  await givenCompany(tables, studioId);
  const { id: gameId } = await givenLiveGame(tables, studioId, frequentWins, { betLevels: [10] });
  const ask = async (token: string, field: string, input: string, given: object, fields: string) => {
    const query = `mutation ($input: ${input}!) { ${field}(input: $input) { ${fields} } }`;
    const body = { query, variables: { input: given } };
    const { data, errors } = await askGraphql(stage.graphql, { token }, body);
    if (errors.length > 0) throw new Error(`${field}: ${JSON.stringify(errors)}`);
    return data?.[field];
  };
  const sit = async (token: string, player: Pick<SeatedPlayer, 'brandId' | 'sub'>): Promise<SeatedPlayer> => {
    const { brandId } = player;
    const gameSession = { brandId, gameId, coin: coin.code };
    const started = await ask(
      token,
      'startPlaySession',
      'StartPlaySessionInput',
      gameSession,
      'id betLevels',
    );
    const { id: sessionId, betLevels } = started as PlaySession;
    const [bet] = betLevels;
    return {
      ...player,
      ...namedSession(sessionId),
      token,
      async playRound() {
        const round = { brandId, sessionId, bet, requestId: ulid(now()) };
        const played = await ask(token, 'playRound', 'PlayRoundInput', round, 'win balance');
        return (played as Pick<CoinRound, 'win'>).win !== '0';
      },
      restartGameSession: () => sit(token, player),
    };
  };
  return {
    gameId,
    /** The provider of the game. */
    studioId,
    /** A brand with the coin GOLD and further kinds of coins. */
    openBrand: (further: readonly object[] = []) =>
      givenBrand(tables, { ofBrand: { gameIds: [gameId], coinTypes: [coin, ...further] } }),
    async seat(brandId: string, email: string): Promise<SeatedPlayer> {
      const { sub } = await newUser(stage, email, ['PROVIDERS']);
      const { accessToken } = await signInByHand(stage, email, password);
      const joining = { brandId, displayName: 'Scale', country: 'NL', ofAge: true, termsVersion };
      await ask(accessToken, 'joinBrand', 'JoinBrandInput', joining, 'userId');
      return sit(accessToken, { brandId, sub });
    },
  };
}
