import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** Includes everything that is fetched during rendering. Rejects if a component fails. */
export const render = async (element: ReactElement): Promise<string> => {
  const out = new PassThrough();
  const written = text(out);
  await new Promise<void>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(element, {
      onAllReady: () => {
        pipe(out);
        resolve();
      },
      onError: reject,
    });
  });
  return written;
};
