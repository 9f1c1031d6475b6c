import { randomBytes } from 'node:crypto';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { limits } from '#domain/limits';
import { replayIdBytes, replayIdOf } from '#domain/play/replay-id';
import { serverSeedBytes } from '@novalink/engine';
import { systemClock } from '#lambda/runtime/clock';
import { cognitoDirectory } from '#lambda/services/directory/cognito-directory';
import { emailHashes } from '#lambda/runtime/email-hash';
import { emailExclusions } from '#lambda/functions/play-rounds/email-exclusions';
import { environment } from '#lambda/functions/play-rounds/env';
import { playRounds } from '#lambda/functions/play-rounds/play-rounds';
import { parseRequest } from '#lambda/functions/play-rounds/request';
import { orRefusal } from '#lambda/runtime/refusal';
import { guardedWrite } from '#lambda/stores/guarded-write';
import { secretText } from '#lambda/runtime/secret-text';
import { emailExclusionStore } from '#lambda/stores/users/email-exclusion-store';
import { ledgerClient, ledgerPorts } from '#lambda/stores/coins/ledger-store';
import { playFactsStore } from '#lambda/stores/play/play-facts';
import { sharedRows, sharedRowsMs } from '#lambda/stores/play/shared-rows';
import { playLimitsStore } from '#lambda/stores/play/play-limits-store';
import { playStore } from '#lambda/stores/play/play-store';
import { playableVersions } from '#lambda/stores/games/playable-versions';
import { playedGameStore } from '#lambda/stores/games/played-game-store';
import { settledBetStore } from '#lambda/stores/coins/settled-bets';
import { drawnSeedStore } from '#lambda/stores/play/drawn-seeds';
import { giftAdded } from '#lambda/stores/counters/gift-store';
import { budgetStore } from '#lambda/stores/promotions/budget-store';
import { claimStore } from '#lambda/stores/promotions/claim-store';
import { entryStore } from '#lambda/stores/tournaments/entry-store';
import { tournamentStore } from '#lambda/stores/tournaments/tournament-store';
import { sharedRoundStore } from '#lambda/stores/play/shared-round-store';

const { MAIN_TABLE, PLAY_TABLE, AUDIT_TABLE, JOURNAL_TABLE, WALLETS_TABLE, USER_POOL_ID, EXCLUSION_KEY_ARN } =
  environment();
const stores = {
  dynamodb: new DynamoDBClient(),
  mainTable: MAIN_TABLE,
  playTable: PLAY_TABLE,
  auditTable: AUDIT_TABLE,
};
const play = playRounds({
  facts: playFactsStore({ ...stores, shared: sharedRows({ clock: systemClock, forMs: sharedRowsMs }) }),
  plays: playStore(stores),
  seeds: drawnSeedStore(stores),
  bets: settledBetStore({ ...stores, journalTable: JOURNAL_TABLE }),
  shared: sharedRoundStore(stores),
  tournaments: tournamentStore(stores),
  entries: entryStore(stores),
  claims: claimStore(stores),
  budgets: budgetStore(stores),
  write: (items) => guardedWrite(stores.dynamodb, items),
  limits: playLimitsStore(stores),
  emailExclusions: emailExclusions({
    directory: cognitoDirectory({ cognito: new CognitoIdentityProviderClient(), userPoolId: USER_POOL_ID }),
    hashes: emailHashes(secretText(new SecretsManagerClient(), EXCLUSION_KEY_ARN)),
    exclusions: emailExclusionStore(stores),
  }),
  versions: playableVersions(playedGameStore(stores)),
  ledger: ledgerPorts({
    dynamodb: ledgerClient(),
    journalTable: JOURNAL_TABLE,
    walletsTable: WALLETS_TABLE,
    clock: systemClock,
    random: Math.random,
  }),
  countGift: (buyIn) => giftAdded(PLAY_TABLE, buyIn),
  newSeed: () => randomBytes(serverSeedBytes).toString('hex'),
  newReplayId: () => replayIdOf(randomBytes(replayIdBytes)),
  clock: systemClock,
  cycleMs: limits.demo.spinCycleMilliseconds,
});

export const handler = (event: unknown) => orRefusal(() => play(parseRequest(event)));
