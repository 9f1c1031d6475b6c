import type { RealTime } from './real-time';

interface Subscribed {
  readonly variables: object;
  readonly onStart: () => void;
  readonly onData: (data: object) => void;
  readonly onStop: () => void;
}

/** Subscriptions for tests, controlled by the test. */
export const fakeRealTime = () => {
  const subscribed = new Set<Subscribed>();
  const realTime: RealTime = {
    subscribe: (_, variables, { onStart, onData, onStop }) => {
      const subscription: Subscribed = {
        variables: Object(variables) as object,
        onStart,
        onData: onData as (data: object) => void,
        onStop,
      };
      subscribed.add(subscription);
      return () => void subscribed.delete(subscription);
    },
  };
  const all = () => [...subscribed];
  return {
    realTime,
    /** The variables of the current subscriptions. */
    variables: () => all().map(({ variables }) => variables),
    start: () => all().forEach(({ onStart }) => onStart()),
    deliver: (data: object) => all().forEach(({ onData }) => onData(data)),
    stop: () => all().forEach(({ onStop }) => onStop()),
  };
};
