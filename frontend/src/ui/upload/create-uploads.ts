import type { Upload, UploadTarget } from './upload';

interface Needs {
  readonly target: UploadTarget;
  readonly onKept: (key: string, upload: Upload) => void;
}

/** The maximum number of simultaneous uploads. */
const mostAtOnce = 3;

/**
 * The uploads of one upload area. They are independent, and a retry after a failure continues with the
 * failed step.
 */
export const createUploads = ({ target, onKept }: Needs) => {
  let uploads: readonly Upload[] = [];
  let made = 0;
  const watchers = new Set<() => void>();
  const running = new Map<number, AbortController>();
  const sent = new Set<number>();

  const show = (changed: readonly Upload[]) => {
    uploads = changed;
    for (const notify of watchers) notify();
  };
  const update = (id: number, changes: Partial<Upload>) =>
    show(uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));

  const bring = async (upload: Upload, { signal }: AbortController): Promise<string> => {
    const { id, file } = upload;
    await target.inspect(file);
    signal.throwIfAborted();
    update(id, { step: 'sending', share: 0, text: undefined });
    const key = upload.key ?? (await target.newKey(file));
    update(id, { key });
    signal.throwIfAborted();
    await target.send(key, file, { signal, onProgress: (share) => update(id, { share }) });
    sent.add(id);
    return key;
  };

  const run = async (upload: Upload, controller: AbortController): Promise<void> => {
    const { id } = upload;
    const arrived = sent.has(id) ? upload.key : undefined;
    try {
      const key = arrived ?? (await bring(upload, controller));
      update(id, { step: 'checking', share: 1, text: undefined });
      await target.settle(key, controller.signal);
      update(id, { step: 'kept' });
      onKept(key, { ...upload, key, step: 'kept' });
    } catch (error) {
      if (controller.signal.aborted) return;
      const { text, isFinal } = target.failure(error);
      update(id, { step: isFinal ? 'refused' : 'failed', text });
    } finally {
      running.delete(id);
      startNext();
    }
  };

  const startNext = () => {
    const next = uploads.find(({ id, step }) => step === 'waiting' && !running.has(id));
    if (!next || running.size >= mostAtOnce) return;
    const controller = new AbortController();
    running.set(next.id, controller);
    void run(next, controller);
    startNext();
  };

  return {
    all: (): readonly Upload[] => uploads,
    watch: (changed: () => void): (() => void) => {
      watchers.add(changed);
      return () => void watchers.delete(changed);
    },
    add: (files: readonly File[]): void => {
      const waiting = files.map((file): Upload => ({
        id: (made += 1),
        file,
        step: 'waiting',
        share: 0,
        text: undefined,
        key: undefined,
      }));
      show([...uploads, ...waiting]);
      startNext();
    },
    /** Continues a failed upload with the same file and the same key. */
    retry: (id: number): void => {
      update(id, { step: 'waiting', text: undefined });
      startNext();
    },
    /** Stops a running upload and removes it from the list. A stored file is kept. */
    drop: (id: number): void => {
      running.get(id)?.abort();
      show(uploads.filter((upload) => upload.id !== id));
    },
    /** Stops all running uploads. */
    stop: (): void => {
      for (const controller of running.values()) controller.abort();
    },
  };
};
