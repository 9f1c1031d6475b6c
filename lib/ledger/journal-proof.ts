import { Construct } from 'constructs';
import { DaySeals, type DaySealsProps } from '#lib/ledger/day-seals';
import { JournalChain } from '#lib/ledger/journal-chain';

/** Makes changes to the journal detectable: hash chains, written within seconds, and daily seals. */
export class JournalProof extends Construct {
  readonly chain: JournalChain;
  readonly daySeals: DaySeals;

  constructor(scope: Construct, id: string, props: DaySealsProps) {
    super(scope, id);
    this.chain = new JournalChain(this, 'Chain', props);
    this.daySeals = new DaySeals(this, 'DaySeals', props);
  }
}
