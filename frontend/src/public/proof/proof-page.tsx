import type { ReactNode } from 'react';
import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { routes } from '#domain/routes';
import { Article, inlineLink, Part } from '../article';
import { CertifiedGames } from './certified-games';
import { verifyRoundProgram } from './verify-round-program';
import * as messages from './messages';

/** `/static/Proof`: how to verify rounds and certificates, on NovaLink or independently. */
export const ProofPage = () => (
  <Article title={messages.howToVerifyGame} lead={messages.youDoNotHaveTo}>
    <Part heading={messages.howRoundIsDrawn}>
      <ol className="grid list-decimal gap-2 pl-6">
        <li>{messages.serverChoosesSecretSeedOf()}</li>
        <li>{messages.youChooseSeedOfYour}</li>
        <li>{messages.eachRoundHasNumberNonce()}</li>
        <li>{messages.stopsOfReelsComeFrom}</li>
        <li>{messages.whenYouChangeSeedsServer}</li>
      </ol>
    </Part>
    <Part heading={messages.verifyYourRounds}>
      <p>{messages.inCasinoBrandOpenYour()}</p>
      <p>{messages.linkOfSharedReplayShows}</p>
    </Part>
    <Part heading={messages.verifyWithoutNovaLink}>
      <p>{messages.downloadProofOfRoundCertificate}</p>
      <ul className="grid gap-3">
        <FileLink href="/novalink-verifier.html" text={messages.verifier}>
          {messages.saveItThenOpenIt((text) => (
            <a className={inlineLink} href="/novalink-verifier.html.sha256" download>
              {text}
            </a>
          ))}
        </FileLink>
        <FileLink href="/novalink-vectors.json" text={messages.goldenVectors}>
          {messages.commitmentsDrawsModelsRoundsTest}
        </FileLink>
      </ul>
      <p>{messages.youCanAlsoWriteYour}</p>
      <pre
        // Scrollable text must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label={messages.programForNodeJs}
        className="max-h-96 overflow-auto rounded-lg border border-line bg-sunken p-4 text-sm"
      >
        {verifyRoundProgram}
      </pre>
      <p>
        {messages.howLinesWildsAndCounts((text) => (
          <Link className={inlineLink} to={routes['Math Model'].path}>
            {text}
          </Link>
        ))}
      </p>
    </Part>
    <Part heading={messages.certificates}>
      <p>{messages.beforeVersionGoesLiveItsRtp}</p>
      <CertifiedGames />
    </Part>
    <Part heading={messages.whatThisDoesNotProve}>
      <ul className="grid list-disc gap-2 pl-6">
        <li>{messages.rtpIsAverageOverVery}</li>
        <li>{messages.roundsOfTestRunCome}</li>
        <li>{messages.onlyYouCanVerifyYour}</li>
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
