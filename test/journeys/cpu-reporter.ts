import type { Reporter, TestCase } from '@playwright/test/reporter';
import { count } from '../support/counted';
import { measureFile } from '../support/file-cpu';

/** Counts the journeys and measures the CPU-seconds of each, for runs with one worker. */
export default class CpuReporter implements Reporter {
  private end: (testFile: string) => void = () => undefined;

  onTestBegin(): void {
    count('journeys');
    this.end = measureFile();
  }

  onTestEnd({ location }: TestCase): void {
    this.end(location.file);
  }

  printsToStdio(): boolean {
    return false;
  }
}
