import {
  type Certificate,
  chunkCount,
  chunkPlayer,
  differencesOf,
  joinTallies,
  judgementDifferences,
  judgeRun,
  repeatedAs,
  resultHash,
  resultOf,
  type RunResult,
  type RunTally,
} from '@novalink/engine/lab';
import { element, facts, pathList } from './elements';

const whole = new Intl.NumberFormat('en');

/** Repeats the test run of a certificate and shows whether the result and the verdict are the same. */
export const certificateOutcome = async (
  certificate: Certificate,
  show: (nodes: readonly Node[]) => void,
  signal: AbortSignal,
): Promise<void> => {
  const head = [
    element('h2', '', 'Certificate'),
    facts([
      ['Game', certificate.title],
      ['Version', certificate.semver],
      ['Verdict', certificate.status],
      ['Rounds', `${whole.format(certificate.rounds)} of mode ${certificate.mode}`],
      ['Hash of the math model', certificate.mathModelHash],
      ['Hash of the result', certificate.resultHash],
    ]),
  ];
  const bar = element('progress', '');
  bar.setAttribute('aria-label', 'Rounds repeated');
  bar.max = certificate.rounds;
  show([...head, element('p', 'muted', 'Repeating every round of the test run…'), bar]);
  const result = await repeated(certificate, (rounds) => (bar.value = rounds), signal);
  if (result !== undefined) show([...head, ...verdictOf(certificate, result)]);
};

/** Returns undefined if the user cancels. Yields to the browser before every chunk. */
const repeated = async (
  { mathModel, mathModelHash, mode, seed, rounds }: Certificate,
  progress: (rounds: number) => void,
  signal: AbortSignal,
): Promise<RunResult | undefined> => {
  const job = { mathModelHash, mode, seed, rounds };
  const play = chunkPlayer(mathModel, job);
  let joined: RunTally | undefined;
  for (let chunk = 0; chunk < chunkCount(job); chunk += 1) {
    await new Promise((resolve) => void setTimeout(resolve));
    if (signal.aborted) return undefined;
    joined = joinTallies(joined === undefined ? [play(chunk)] : [joined, play(chunk)]);
    progress(joined.rounds);
  }
  return joined && resultOf(mathModel, job, joined);
};

const verdictOf = (certificate: Certificate, result: RunResult): Node[] => {
  const { mathModel, declaredRtp, declaredMaxWinX, ruleSet, rounds } = certificate;
  const judged = judgeRun(mathModel, { declaredRtp, declaredMaxWinX, ruleSet }, result);
  const hash = resultHash(repeatedAs(certificate, result));
  const differences = [...differencesOf(certificate, result), ...judgementDifferences(certificate, judged)];
  if (hash === certificate.resultHash && differences.length === 0)
    return [
      element('p', 'good', 'Verified: identical results.'),
      element('p', '', `All ${whole.format(rounds)} rounds give the same result hash and the same verdict.`),
    ];
  return [
    element('p', 'bad', 'Not verified: the results are different.'),
    pathList(
      differences.map(({ path, certificate: reported, repeated: found }) => ({
        path,
        text: `certificate: ${reported}, repeated run: ${found}`,
      })),
    ),
  ];
};
