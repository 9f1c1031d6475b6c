import { answering, type Question } from '../lab-messages';

/** A worker for jsdom, which has none. It runs the lab's tasks asynchronously in the thread of the test. */
class InlineWorker extends EventTarget {
  readonly #answer = answering();
  #isEnded = false;

  postMessage(question: Question): void {
    setTimeout(() => {
      if (this.#isEnded) return;
      this.dispatchEvent(new MessageEvent('message', { data: this.#answer(question) }));
    });
  }

  terminate(): void {
    this.#isEnded = true;
  }
}

/** A worker whose script cannot be loaded, as after a release or without a connection. */
class AbsentWorker extends EventTarget {
  postMessage(): void {
    setTimeout(() => this.dispatchEvent(new ErrorEvent('error', { message: '' })));
  }

  terminate(): void {
    // A fake worker has no thread.
  }
}

export const giveWorkers = (): void => void Object.assign(globalThis, { Worker: InlineWorker });
export const takeWorkersAway = (): void => void Object.assign(globalThis, { Worker: AbsentWorker });
