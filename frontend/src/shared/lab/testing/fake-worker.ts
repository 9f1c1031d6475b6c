import { answering, type Question } from '../lab-messages';

/**
 * Workers for jsdom, which has none. They do the lab's tasks in the thread of the test, a moment after the
 * request.
 */
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
    // There is nothing to end.
  }
}

export const giveWorkers = (): void => void Object.assign(globalThis, { Worker: InlineWorker });
export const takeWorkersAway = (): void => void Object.assign(globalThis, { Worker: AbsentWorker });
