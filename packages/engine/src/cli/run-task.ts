import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import {
  certificateJson,
  certificateSchemaOf,
  differencesOf,
  judgementDifferences,
  repeatedAs,
  type Certificate,
} from '#engine/lab/certificate/certificate';
import { exactModel } from '#engine/lab/exact/exact-model';
import { declarationOf, judgeRun } from '#engine/lab/verdict/judge-run';
import { labEngine, type RunJob } from '#engine/lab/simulate/run-format';
import { resultHash, resultOf, type RunResult } from '#engine/lab/tally/run-result';
import type { MathModel } from '#engine/slots/model/math-model';
import { exactAnswer, runAnswer, verifyAnswer } from './answers';
import { playRun } from './play-run';
import { BadInput, certificateOfFile, codeOf, modelOfFile } from './read-files';
import { exactReport, runReport, verifyReport } from './report';
import type { Playing, RunTask, Task } from './task';

export interface Done {
  /** The text for stdout. */
  readonly text: string;
  readonly exitCode: number;
}

/** Runs a task. Throws BadInput for an invalid or existing file. */
export function doTask(task: Task): Promise<Done> | Done {
  switch (task.kind) {
    case 'help':
      return { text: usage, exitCode: 0 };
    case 'exact':
      return exact(task);
    case 'verify':
      return verify(task);
    case 'run':
      return run(task);
  }
}

function exact({ model: file, mode, json }: Extract<Task, { kind: 'exact' }>): Done {
  const known = modelOfFile(file, mode);
  const found = exactModel(known.model, known.mode.id);
  return { text: json ? asJson(exactAnswer(known, found)) : exactReport(known, found), exitCode: 0 };
}

async function run(task: RunTask): Promise<Done> {
  const { model, mathModelHash, mode } = modelOfFile(task.model, task.mode);
  const { rounds, seed = randomBytes(32).toString('hex') } = task;
  const job = { mathModelHash, mode: mode.id, seed, rounds };
  const begun = performance.now();
  const result = await played(model, job, task);
  const seconds = (performance.now() - begun) / 1000;
  const declared = declarationOf(model);
  const judged = judgeRun(model, declared, result);
  const { ruleSet, status, checks } = judged;
  const certificate: Certificate = {
    ...{
      schema: certificateSchemaOf(ruleSet),
      engine: labEngine,
      ruleSet,
      mathModel: model,
      ...job,
      ...declared,
    },
    ...{ status, checks, result, resultHash: resultHash(result) },
  };
  if (task.certificate !== undefined) write(task.certificate, certificateJson(certificate));
  const text = task.json
    ? asJson(runAnswer(certificate, judged))
    : runReport(certificate, judged, { seconds, workers: task.workers });
  return { text, exitCode: task.mustPass ? { PASSED: 0, FAILED: 1, INCONCLUSIVE: 3 }[status] : 0 };
}

async function verify(task: Extract<Task, { kind: 'verify' }>): Promise<Done> {
  const certificate = certificateOfFile(task.certificate);
  const { mathModel } = certificate;
  const repeated = await played(mathModel, certificate, task);
  const judged = judgeRun(mathModel, certificate, repeated);
  const found = [...differencesOf(certificate, repeated), ...judgementDifferences(certificate, judged)];
  const text = task.json
    ? asJson(verifyAnswer(certificate, resultHash(repeatedAs(certificate, repeated)), found))
    : verifyReport(certificate, found);
  return { text, exitCode: found.length === 0 ? 0 : 1 };
}

async function played(model: MathModel, job: RunJob, { workers }: Playing): Promise<RunResult> {
  const line = progressLine(job.rounds);
  try {
    return resultOf(model, job, await playRun(model, job, { workers, onProgress: line.show }));
  } finally {
    line.end();
  }
}

function write(name: string, text: string): void {
  try {
    writeFileSync(name, text);
  } catch (error) {
    throw new BadInput([{ path: name, reason: `cannot be written (${codeOf(error)})` }]);
  }
}

const asJson = (answer: object) => `${JSON.stringify(answer, null, 2)}\n`;

/** A progress line in an interactive terminal; nothing elsewhere. */
function progressLine(all: number, stream: NodeJS.WriteStream = process.stderr) {
  const begun = performance.now();
  let reported = begun;
  return {
    show: (rounds: number): void => {
      const now = performance.now();
      if (!stream.isTTY || now - reported < 100) return;
      reported = now;
      const million = (rounds / (now - begun) / 1000).toFixed(1);
      const share = Math.floor((rounds / all) * 100);
      stream.write(
        `\r\u001b[K${share} % of ${all.toLocaleString('en')} rounds, ${million} million per second`,
      );
    },
    end: (): void => {
      if (stream.isTTY) stream.write('\r\u001b[K');
    },
  };
}

const usage = `lab model.json [options]         simulates a model and gives a verdict
lab model.json --exact           prints the exact figures without a simulation
lab --verify certificate.json    repeats a run and compares the results

  --rounds N         number of rounds, from 1 to 10000000000 (default: 10000000)
  --seed HEX         64 lowercase hexadecimal digits (default: a random seed, which is printed)
  --mode ID          mode of the model (default: the first mode)
  --workers N        number of threads, from 1 to 64 (default: the number of cores)
  --certificate FILE where to write the run's certificate
  --must-pass        sets the exit code from the verdict
  --json             prints one JSON object; the output does not depend on the number of workers
  --help             shows this help

The spin hit rate is the share of base spins that win something. The round hit rate is the share of rounds that win
something, free spins included.

Exit codes: 0 done, whatever the verdict; 2 a file or an option is not valid, with "path: reason" on stderr; 4 interrupted.
With --must-pass: 0 only for PASSED, 1 for FAILED, 3 for INCONCLUSIVE. With --verify: 0 only for an identical result and the
same verdict, 1 otherwise.
`;
