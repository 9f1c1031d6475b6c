import { Stack, type StackProps } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import type { DataStack } from '#lib/data-stack';
import { AuditChain } from '#lib/audit/audit-chain';
import { JournalProof } from '#lib/ledger/journal-proof';
import { DayCounters } from '#lib/play/day-counters';
import { RtpWatch } from '#lib/play/rtp-watch';
import { PlaySummaries } from '#lib/play/play-summaries';
import type { StageSettings } from '#lib/settings';

export interface JournalStackProps
  extends StackProps, Pick<DataStack, 'records' | 'play' | 'audit' | 'ledger'> {
  readonly settings: StageSettings;
}

/** Stream and nightly processing of play: the hash chains of the audit log and the journal, seals, summaries and counters. */
export class JournalStack extends Stack {
  readonly auditChain: AuditChain;
  readonly proof: JournalProof;
  readonly summaries: PlaySummaries;
  readonly counters: DayCounters;
  readonly rtp: RtpWatch;

  constructor(scope: Construct, id: string, props: JournalStackProps) {
    const { settings, records, play, audit, ledger, ...own } = props;
    super(scope, id, own);
    this.auditChain = new AuditChain(this, 'AuditChain', { settings, audit, records, ledger });
    this.proof = new JournalProof(this, 'Journal', { settings, records, audit, ledger });
    const counted = { settings, records, play, audit, ledger, seals: this.proof.daySeals };
    this.summaries = new PlaySummaries(this, 'PlaySummaries', counted);
    this.counters = new DayCounters(this, 'DayCounters', counted);
    this.rtp = new RtpWatch(this, 'Rtp', { settings, records, play, audit });
  }
}
