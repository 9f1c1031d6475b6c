import { answering, type Question } from '../lab-messages';

/** What jsdom lacks: workers that do the lab's tasks in the test's own thread, a moment after they are asked. */
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

/** A worker whose script does not come, as after a release or without a connection. */
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
