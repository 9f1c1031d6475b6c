import type { RawCheckAddIssue } from 'valibot';
import { pathItems } from './path-items';

interface Flow {
  readonly StartAt: string;
  readonly States: Readonly<Record<string, FlowState>>;
}

interface FlowState {
  readonly Type: string;
  readonly Next?: string | undefined;
  readonly End?: true | undefined;
  readonly Catch?: readonly { readonly Next: string }[];
}

const terminal = ['Succeed', 'Fail'];

/**
 * Checks that every state leads to an existing state or ends, and is reachable. Amazon States Language,
 * "Transitions".
 */
export function checkTransitions(flow: Flow, addIssue: RawCheckAddIssue<Flow>): void {
  const refuse = (at: readonly (string | number)[], message: string) => {
    const path = pathItems(flow, at);
    addIssue({ message, ...(path !== undefined && { path }) });
  };
  const known = new Set(Object.keys(flow.States));
  const isKnown = (at: readonly (string | number)[], name: string) =>
    known.has(name) || refuse(at, `there is no state ${name}`);
  isKnown(['StartAt'], flow.StartAt);
  for (const [name, { Type, Next, End, Catch = [] }] of Object.entries(flow.States)) {
    if (!terminal.includes(Type) && (Next === undefined) === (End === undefined))
      refuse(['States', name], 'a state needs either Next or End');
    if (Next !== undefined) isKnown(['States', name, 'Next'], Next);
    for (const [index, catcher] of Catch.entries())
      isKnown(['States', name, 'Catch', index, 'Next'], catcher.Next);
  }
  const reached = reachable(flow);
  for (const name of known) if (!reached.has(name)) refuse(['States', name], 'the state is never reached');
}

function reachable({ StartAt, States }: Flow): Set<string> {
  const reached = new Set([StartAt]);
  // Iterating over a set includes values that are added during the iteration.
  for (const name of reached) {
    const { Next, Catch = [] } = States[name] ?? {};
    for (const next of [Next, ...Catch.map((catcher) => catcher.Next)])
      if (next !== undefined) reached.add(next);
  }
  return reached;
}
