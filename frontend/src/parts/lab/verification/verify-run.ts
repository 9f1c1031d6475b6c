import {
  type Difference,
  differencesOf,
  judgementDifferences,
  readCertificate,
  repeatedAs,
  resultHash,
} from '@novalink/engine/lab';
import type { Fault } from '@novalink/engine/document';
import { runInPage } from '../page-run';

/** The progress or the result of a verification. */
export type Verification =
  | { readonly state: 'playing'; readonly played: number; readonly rounds: number }
  | { readonly state: 'equal'; readonly rounds: number; readonly hash: string }
  | { readonly state: 'different'; readonly differences: readonly Difference[] }
  | { readonly state: 'faulty'; readonly faults: readonly Fault[] }
  | { readonly state: 'broken'; readonly message: string };

/** Reads a certificate and repeats its run in this browser. Returns a function that stops it. */
export const verifyRun = (text: string, notify: (verification: Verification) => void): (() => void) => {
  const read = readCertificate(text);
  if ('faults' in read) {
    notify({ state: 'faulty', faults: read.faults });
    return () => undefined;
  }
  const { certificate } = read;
  const { mathModel, mathModelHash, mode, seed, rounds, declaredRtp, declaredMaxWinX, ruleSet } = certificate;
  notify({ state: 'playing', played: 0, rounds });
  const run = runInPage(
    mathModel,
    { mathModelHash, mode, seed, rounds },
    {
      progress: ({ rounds: played }) => notify({ state: 'playing', played, rounds }),
      done: (result, judged) => {
        const hash = resultHash(repeatedAs(certificate, result));
        const differences = [
          ...differencesOf(certificate, result),
          ...judgementDifferences(certificate, judged),
        ];
        notify(
          hash === certificate.resultHash && differences.length === 0
            ? { state: 'equal', rounds, hash }
            : { state: 'different', differences },
        );
      },
      failed: (message) => notify({ state: 'broken', message }),
    },
    { declaredRtp, declaredMaxWinX, ruleSet },
  );
  return run.cancel;
};
