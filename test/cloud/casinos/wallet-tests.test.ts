import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { WalletReport as Report } from '@novalink/wallet-contract/contract-tests';
import { until } from 'cdk-local-cloud/testing';
import type { Casino, WalletReport } from '#domain/generated/types';
import { askGraphql } from '#test/authorization/environment/ask-graphql';
import type { Stage } from '#test/authorization/environment/running-stage';
import { guest } from '#test/authorization/environment/sign-in';
import { openStage } from '#test/authorization/environment/stage';
import { givenCompany } from '#test/authorization/fixtures/company';
import { type StartedWallet, startWallet } from '#test/packages/started-wallet';
import { workersProduct } from '#test/support/hosted-product';
import { newUser, signInAs } from '#test/world/personas';

const secret = 'the secret of the wallet, in test';
let stage: Stage;
let wallet: StartedWallet;
beforeAll(async () => {
  wallet = await startWallet({ WALLET_KEY: `novalink:${secret.replaceAll(' ', '_')}` });
  stage = await openStage(await workersProduct());
});
afterAll(() => wallet.stop());

test('a casino with an own wallet is submitted after its wallet has passed the contract tests', async () => {
  const person = await newUser(stage, 'operator@wallets.test', ['OPERATORS']);
  const { accessToken: token, sub } = await signInAs(stage, person);
  const companyId = await givenCompany(stage, sub, 'APPROVED', { kind: 'OPERATOR' });
  const send = (query: string, input: object) =>
    askGraphql(stage.graphql, { token }, { query, variables: { input } });
  const ask = async <Answer>(query: string, input: object): Promise<Answer> => {
    const { data, errors } = await send(query, input);
    expect(errors).toEqual([]);
    return Object.values(data ?? {})[0] as Answer;
  };
  const { id: casinoId } = await ask<Casino>(
    'mutation ($input: CreateCasinoInput!) { createCasino(input: $input) { id } }',
    {
      ...{ companyId, name: 'Harbour', jurisdiction: 'DEMO', walletMode: 'SEAMLESS' },
      ...{ walletUrl: wallet.url.origin, embedOrigins: ['http://localhost:4000'] },
    },
  );
  await ask('mutation ($input: SetWalletKeyInput!) { setWalletKey(input: $input) { version } }', {
    ...{ casinoId, expectedVersion: 1, keyId: 'novalink', scheme: 'V1', secret: secret.replaceAll(' ', '_') },
  });
  const submit = 'mutation ($input: CasinoTransitionInput!) { submitCasino(input: $input) { status } }';
  const { errors } = await send(submit, { id: casinoId, expectedVersion: 2 });
  expect(errors).toMatchObject([{ errorType: 'casino.wallet-not-tested' }]);
  await ask('mutation ($input: StartWalletTestInput!) { startWalletTest(input: $input) { status } }', {
    casinoId,
  });
  const casino = await until(async () => {
    const query = 'query ($id: ID!) { getCasino(id: $id) { walletTest { status done total reportHash } } }';
    const { data } = await askGraphql(stage.graphql, { token }, { query, variables: { id: casinoId } });
    const found = data?.getCasino as Casino;
    return found.walletTest?.status === 'RUNNING' ? undefined : found;
  });
  const { status, done, total, reportHash: hash } = casino.walletTest ?? {};
  expect([status, done]).toEqual(['PASSED', total]);
  expect(await ask(submit, { id: casinoId, expectedVersion: 2 })).toEqual({ status: 'IN_REVIEW' });
  const read = {
    query: 'query ($hash: String!) { getWalletReport(hash: $hash) { report } }',
    variables: { hash },
  };
  const report = (await askGraphql(stage.graphql, { token }, read)).data?.getWalletReport as WalletReport;
  expect((JSON.parse(report.report) as Report).scenarios).toHaveLength(total ?? 0);
  const credentials = await guest(stage);
  const askAsGuest = () => askGraphql(stage.graphql, credentials, read);
  expect((await askAsGuest()).errors).toMatchObject([{ errorType: 'wallet-report.missing' }]);
  const share =
    'mutation ($input: ShareWalletReportInput!) { shareWalletReport(input: $input) { isPublic } }';
  await ask(share, { casinoId, hash, isPublic: true });
  expect((await askAsGuest()).data?.getWalletReport).toEqual(report);
});
