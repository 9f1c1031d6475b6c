import { BadInput } from './read-files';
import { doTask } from './run-task';
import { readTask } from './task';

const badInput = 2;
const brokenOff = 4;

/** The command `lab`: simulates a model, evaluates it and prints the result. Returns the exit code. */
export async function labCommand(args: readonly string[]): Promise<number> {
  try {
    const read = readTask(args);
    if ('faults' in read) throw new BadInput(read.faults);
    const { text, exitCode } = await doTask(read.task);
    process.stdout.write(text);
    return exitCode;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return error instanceof BadInput ? badInput : brokenOff;
  }
}
