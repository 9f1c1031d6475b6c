import { useState } from 'react';
import type { CertificateDifference, TournamentCertificate } from '#domain/tournaments/certificate';
import { coinsOf } from '#domain/wallet/amounts';
import { sentenceFor } from '../../platform/api/error-sentences';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import { whole } from '../../platform/labels/numbers';
import { Button } from '../../ui/button';
import { Facts } from '../../ui/facts';
import { Notice } from '../../ui/notice';
import type { ShownTournament } from '../../parts/tournaments/list-tournaments';

const getTournamentCertificate = operation(/* GraphQL */ `
  query GetTournamentCertificate($tournamentId: ID!) {
    getTournamentCertificate(tournamentId: $tournamentId) {
      path
      resultHash
    }
  }
`);

type Result = NonNullable<ShownTournament['result']>;

type Verified =
  | { readonly state: 'busy' }
  | { readonly state: 'failed'; readonly text: string }
  | {
      readonly state: 'checked';
      readonly certificate: TournamentCertificate;
      readonly differences: readonly CertificateDifference[];
    };

/** The final result of a tournament, with its certificate, from which anyone can recompute the result. */
export const TournamentResult = ({
  tournament,
  result,
}: {
  readonly tournament: ShownTournament;
  readonly result: Result;
}) => {
  const { id, coin, decimals } = tournament;
  const { api } = usePlatform();
  const [verified, setVerified] = useState<Verified>();
  const read = async () => {
    const { getTournamentCertificate: place } = await api.send(getTournamentCertificate, {
      tournamentId: id,
    });
    const response = await fetch(place.path);
    if (!response.ok) throw new Error('The certificate could not be downloaded.');
    return response.text();
  };
  const verify = async () => {
    setVerified({ state: 'busy' });
    try {
      // Loaded on demand, because only this download needs it.
      const [text, rules] = await Promise.all([read(), import('#domain/tournaments/certificate')]);
      const file = rules.readTournamentCertificate(text);
      setVerified(
        'certificate' in file
          ? {
              state: 'checked',
              certificate: file.certificate,
              differences: rules.checkTournamentCertificate(file.certificate),
            }
          : { state: 'failed', text: 'The file is not a valid certificate.' },
      );
    } catch (error) {
      setVerified({ state: 'failed', text: sentenceFor(error) });
    }
  };
  const download = async () => {
    try {
      const blob = new Blob([await read()], { type: 'application/json' });
      const link = document.createElement('a');
      link.href = URL.createObjectURL(blob);
      link.download = `tournament-${id}.json`;
      link.click();
      URL.revokeObjectURL(link.href);
    } catch (error) {
      setVerified({ state: 'failed', text: sentenceFor(error) });
    }
  };
  return (
    <div className="grid gap-5">
      <Facts
        rows={[
          ['Players entered', whole(result.entrants)],
          ['Players with a rank', whole(result.ranked)],
          ['Prizes paid', `${coinsOf(BigInt(result.paid), decimals)} ${coin}`],
          ['Result hash (SHA-256)', <code key="hash">{result.resultHash}</code>],
        ]}
      />
      <p className="max-w-2xl text-muted">
        The certificate lists the rules, every entry and every round that counted, without names. Verify the
        result to compute scores, ranks and prizes again in your browser.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" busy={verified?.state === 'busy'} onClick={() => void verify()}>
          Verify result
        </Button>
        <Button look="quiet" onClick={() => void download()}>
          Download certificate
        </Button>
      </div>
      {verified?.state === 'failed' && <Notice tone="bad">{verified.text}</Notice>}
      {verified?.state === 'checked' && <Outcome {...{ verified, result }} />}
    </div>
  );
};

const Outcome = ({
  verified: { certificate, differences },
  result,
}: {
  readonly verified: Extract<Verified, { state: 'checked' }>;
  readonly result: Result;
}) => {
  if (certificate.resultHash !== result.resultHash)
    return (
      <Notice tone="bad" title="Different result">
        The result hash of the certificate differs from the result hash of the tournament.
      </Notice>
    );
  if (differences.length > 0)
    return (
      <Notice tone="bad" title="The result differs">
        These values of the certificate do not match its rounds:{' '}
        {differences.map(({ path }) => path).join(', ')}.
      </Notice>
    );
  const rounds = certificate.entries.reduce((sum, entry) => sum + entry.rounds.length, 0);
  return (
    <Notice tone="good" title="The result is correct">
      The rounds of the certificate give the ranking and the prizes that it states. Rounds: {whole(rounds)}.
      Entries: {whole(certificate.entries.length)}.
    </Notice>
  );
};
