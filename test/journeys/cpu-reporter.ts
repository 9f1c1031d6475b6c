import type { Reporter, TestCase } from '@playwright/test/reporter';
import { measureFile } from '../support/file-cpu';

/** Measures the CPU-seconds of each journey, for runs with one worker. */
export default class CpuReporter implements Reporter {
  private end: (testFile: string) => void = () => undefined;

  onTestBegin(): void {
    this.end = measureFile();
  }

  onTestEnd({ location }: TestCase): void {
    this.end(location.file);
  }

  printsToStdio(): boolean {
    return false;
  }
}
