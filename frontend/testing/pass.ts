import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Lets the time of fake timers pass, and waits for the modules that the page loads meanwhile. */
export const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await vi.dynamicImportSettled();
  });
