import { BadInput } from '#tools/lab/read-files';
import { doTask } from '#tools/lab/run-task';
import { readTask } from '#tools/lab/task';

/** `npm run lab -- model.json`: simulates a model, evaluates it and prints the result. See `--help`. */
const badInput = 2;
const brokenOff = 4;

async function lab(): Promise<number> {
  const read = readTask(process.argv.slice(2));
  if ('faults' in read) throw new BadInput(read.faults);
  const { text, exitCode } = await doTask(read.task);
  process.stdout.write(text);
  return exitCode;
}

lab().then(
  (exitCode) => (process.exitCode = exitCode),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = error instanceof BadInput ? badInput : brokenOff;
  },
);
