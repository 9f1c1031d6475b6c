import type { ReactNode } from 'react';
import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { routes } from '#domain/routes';
import { Article, inlineLink, Part } from '../article';
import { CertifiedGames } from './certified-games';
import { verifyRoundProgram } from './verify-round-program';

/** `/static/Proof`: how to verify rounds and certificates, on NovaLink or independently. */
export const ProofPage = () => (
  <Article
    title="How to verify a game"
    lead="You do not have to trust NovaLink or the provider of a game. The mathematics of every live game are published, and you can verify every round that you play."
  >
    <Part heading="How a round is drawn">
      <ol className="grid list-decimal gap-2 pl-6">
        <li>
          The server chooses a secret seed of 32 bytes. You see its SHA-256 hash, the <em>commitment</em>,
          before you play. The server cannot change the seed afterwards.
        </li>
        <li>You choose a seed of your own. The server has already committed to its seed and cannot react.</li>
        <li>
          Each round has a number, the <em>nonce</em>. It starts at 0 and goes up by 1.
        </li>
        <li>
          The stops of the reels come from HMAC-SHA256 of both seeds and the nonce, and the win follows from
          the stops and the math model.
        </li>
        <li>
          When you change seeds, the server reveals its seed. From then on, all rounds under it can be
          verified.
        </li>
      </ol>
    </Part>
    <Part heading="Verify your rounds">
      <p>
        In a casino brand, open <strong>Your account</strong>, then <strong>Rounds</strong>. Each round shows
        the commitment, your seed and the nonce. After you have changed seeds under <strong>Seeds</strong>,
        your browser recalculates the round and compares every stop and every win.
      </p>
      <p>
        The link of a shared replay shows the same check to everybody who has it. A round of practice play is
        verified as soon as it has ended.
      </p>
    </Part>
    <Part heading="Verify without NovaLink">
      <p>
        Download the proof of a round, a certificate or a day of the public audit log, and verify it on your
        own computer. The verifier is one HTML file. It works offline, and its security policy allows no
        connection.
      </p>
      <ul className="grid gap-3">
        <FileLink href="/novalink-verifier.html" text="Verifier">
          Save it, then open it in your browser. Its{' '}
          <a className={inlineLink} href="/novalink-verifier.html.sha256" download>
            SHA-256 hash
          </a>{' '}
          tells you whether two copies are the same.
        </FileLink>
        <FileLink href="/novalink-vectors.json" text="Golden vectors">
          Commitments, draws, models, rounds, test runs and days of the audit log with their correct results,
          to test your own implementation. The verifier repeats them each time it starts.
        </FileLink>
      </ul>
      <p>
        You can also write your own verifier. This program for Node.js verifies the commitment, the model and
        all stops of a round whose model has at most one feature:
      </p>
      <pre
        // Scrollable text must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label="Program for Node.js"
        className="max-h-96 overflow-auto rounded-lg border border-line bg-sunken p-4 text-sm"
      >
        {verifyRoundProgram}
      </pre>
      <p>
        How lines, wilds and counts pay is described in the{' '}
        <Link className={inlineLink} to={routes['Math Model'].path}>
          math model format
        </Link>
        .
      </p>
    </Part>
    <Part heading="Certificates">
      <p>
        Before a version goes live, its RTP is calculated exactly and a test run of millions of rounds is
        played. The certificate contains everything that is needed to repeat the run. If your computer
        calculates a different hash, the certificate is not correct.
      </p>
      <CertifiedGames />
    </Part>
    <Part heading="What this does not prove">
      <ul className="grid list-disc gap-2 pl-6">
        <li>
          The RTP is an average over very many rounds. The results of a single evening can be very different.
        </li>
        <li>
          The rounds of a test run come from a seeded generator, so that anyone can repeat them. They are
          evidence about the mathematics. Live rounds are drawn as described above.
        </li>
        <li>Only you can verify your rounds, unless you share them.</li>
      </ul>
    </Part>
  </Article>
);

interface FileLinkProps {
  readonly href: string;
  readonly text: string;
  readonly children: ReactNode;
}

const FileLink = ({ href, text, children }: FileLinkProps) => (
  <li className="rounded-xl border border-line bg-surface p-4">
    <a
      className="inline-flex items-center gap-2 font-semibold text-secondary hover:underline"
      href={href}
      download
    >
      <Download aria-hidden className="size-5" />
      {text}
    </a>
    <p className="mt-1 text-muted">{children}</p>
  </li>
);
