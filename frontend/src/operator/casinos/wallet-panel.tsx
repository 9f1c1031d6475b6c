import { lazy, Suspense, useEffect, useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnedCasino } from '../../parts/casinos/owned-casino';
import { sentenceFor } from '../../platform/api/error-sentences';
import { operation } from '../../platform/api/operation';
import { whileWaiting } from '../../platform/api/while-waiting';
import { saveFile } from '../../platform/page/save-file';
import { usePlatform } from '../../platform/platform';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Facts } from '../../ui/facts';
import { Failure } from '../../ui/failure';
import { Notice } from '../../ui/notice';
import { Panel } from '../../ui/page';
import { ProgressBar } from '../../ui/progress-bar';
import { say } from '../../ui/toasts';
import { When } from '../../ui/when';
import { casinoQueryKey } from './read-casino';

const WalletKeyDialog = lazy(async () => ({
  default: (await import('./wallet-key-dialog')).WalletKeyDialog,
}));

const readTest = operation(/* GraphQL */ `
  query ReadWalletTest($id: ID!) {
    getCasino(id: $id) {
      id
      walletTest {
        status
        startedAt
        endedAt
        done
        passed
        total
        reportHash
      }
    }
  }
`);
const startTest = operation(/* GraphQL */ `
  mutation StartWalletTest($input: StartWalletTestInput!) {
    startWalletTest(input: $input) {
      status
    }
  }
`);
const readReport = operation(/* GraphQL */ `
  query ReadWalletReport($hash: String!) {
    getWalletReport(hash: $hash) {
      report
    }
  }
`);

const testKey = (id: string) => ['wallet-test', id] as const;

interface WalletTest {
  readonly status: 'RUNNING' | 'PASSED' | 'FAILED';
}

/** The operator's own wallet: its key, and the contract tests that it has to pass before the casino is submitted. */
export const WalletPanel = ({ casino }: { readonly casino: OwnedCasino }) => {
  const { walletUrl, walletKeyId, walletScheme, walletPublicKey, walletKeySetAt } = casino;
  const [isSetting, setSetting] = useState(false);
  return (
    <Panel title="Wallet" lead="Your wallet keeps the coins. NovaLink signs every call to it with this key.">
      <div className="grid gap-6">
        <Facts
          rows={[
            ['Address', walletUrl],
            ['Key ID', walletKeyId],
            ['Signature', walletScheme && (walletScheme === 'V1' ? 'Secret (HMAC)' : 'Key pair (Ed25519)')],
            [
              'Public key',
              walletPublicKey && (
                <code key="public" className="text-sm break-all">
                  {walletPublicKey}
                </code>
              ),
            ],
            ['Key set', walletKeySetAt && <When at={walletKeySetAt} />],
          ]}
        />
        <div>
          <Button look={walletKeyId === null ? 'main' : 'quiet'} onClick={() => setSetting(true)}>
            {walletKeyId === null ? 'Set the key' : 'Replace the key'}
          </Button>
        </div>
        {isSetting && (
          <Suspense>
            <WalletKeyDialog casino={casino} onClose={() => setSetting(false)} />
          </Suspense>
        )}
        {walletKeyId !== null && <ContractTests casino={casino} />}
      </div>
    </Panel>
  );
};

const ContractTests = ({ casino: { id, status } }: { readonly casino: OwnedCasino }) => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: testKey(id),
    queryFn: async () => (await api.send(readTest, { id })).getCasino,
    refetchInterval: whileWaiting(
      ({ walletTest }: { readonly walletTest: WalletTest | null }) => walletTest?.status === 'RUNNING',
    ),
  });
  const start = useMutation({
    mutationFn: () => api.send(startTest, { input: { casinoId: id } }),
    onError: (failure) => say.failed(sentenceFor(failure)),
    onSettled: () => queries.invalidateQueries({ queryKey: testKey(id) }),
  });
  const download = async (hash: string) => {
    const { getWalletReport: found } = await api.send(readReport, { hash });
    saveFile(`wallet-report-${hash.slice(0, 8)}.json`, found.report, 'application/json');
  };
  const test = data?.walletTest;
  const isOver = test !== null && test !== undefined && test.status !== 'RUNNING';
  // The casino says whether it can be submitted.
  useEffect(() => {
    if (isOver) void queries.invalidateQueries({ queryKey: casinoQueryKey(id) });
  }, [isOver, id, queries]);
  return (
    <section className="grid gap-4 border-t border-line pt-6">
      <h3 className="font-semibold text-heading">Contract tests</h3>
      <p className="text-sm text-muted">
        They play rounds with test users of your wallet, which it creates at <code>/dev/session</code>.
      </p>
      {status === 'DRAFT' && (
        <p className="text-sm text-muted">
          All have to pass with the current address and key before you can submit the casino.
        </p>
      )}
      {error !== null && <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />}
      {test?.status === 'RUNNING' && (
        <div className="grid gap-2">
          <p>
            {test.done} of {test.total} scenarios have run.
          </p>
          <ProgressBar label="Contract tests" value={test.done} max={test.total} />
        </div>
      )}
      {test?.status === 'PASSED' && (
        <p>
          <Badge tone="good">Passed</Badge> All {test.total} scenarios{' '}
          {test.endedAt !== null && <When at={test.endedAt} />}
        </p>
      )}
      {test?.status === 'FAILED' && (
        <Notice tone="bad" title={`${test.total - test.passed} of ${test.total} scenarios did not pass`}>
          The report has the answers of the wallet and the rules that they break.
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={start.isPending || test?.status === 'RUNNING'} onClick={() => start.mutate()}>
          Run contract tests
        </Button>
        {test?.reportHash && (
          <Button
            look="quiet"
            onClick={() =>
              void download(test.reportHash ?? '').catch((failure: unknown) =>
                say.failed(sentenceFor(failure)),
              )
            }
          >
            Download the report
          </Button>
        )}
      </div>
    </section>
  );
};
