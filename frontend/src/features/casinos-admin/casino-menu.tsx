import { DecisionMenu } from '../../parts/review/decision-menu';
import { useDecideCasino } from './decide-casino';
import type { LookedAtCasino } from './list-casinos';

/** Stops a casino, or lets it go on. */
export const CasinoMenu = ({ casino }: { readonly casino: LookedAtCasino }) => {
  const decide = useDecideCasino(casino);
  const { name, owner, status } = casino;
  const isRunning = status === 'ACTIVE' || status === 'PAUSED';
  if (!isRunning && status !== 'SUSPENDED') return null;
  return (
    <DecisionMenu
      name={name}
      owner={owner}
      what="casino"
      decide={decide}
      offered={
        isRunning
          ? [
              {
                kind: 'suspend',
                label: 'Suspend',
                look: 'danger',
                done: `${name} is suspended.`,
                asks: {
                  title: `Suspend ${name}?`,
                  label: 'Why it is suspended',
                  hint: 'The operator reads this. None of its brands is open until an admin reinstates it.',
                },
              },
            ]
          : [{ kind: 'reinstate', label: 'Reinstate', look: 'quiet', done: `${name} goes on.` }]
      }
    />
  );
};
