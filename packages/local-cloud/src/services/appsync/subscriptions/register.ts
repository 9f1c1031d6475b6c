import type { Subscriber } from './subscription';

/** The active subscriptions, by subscription field. */
export interface Register {
  add(subscriber: Subscriber): void;
  remove(subscriber: Subscriber): void;
  of(fieldName: string): Iterable<Subscriber>;
}

export function createRegister(): Register {
  const byField = new Map<string, Set<Subscriber>>();
  return {
    add(subscriber) {
      const { fieldName } = subscriber.subscription;
      const others = byField.get(fieldName) ?? new Set();
      byField.set(fieldName, others.add(subscriber));
    },
    remove(subscriber) {
      const { fieldName } = subscriber.subscription;
      const others = byField.get(fieldName);
      others?.delete(subscriber);
      if (others?.size === 0) byField.delete(fieldName);
    },
    of: (fieldName) => byField.get(fieldName) ?? [],
  };
}
