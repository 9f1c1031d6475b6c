import { CrossStackReferences, ReferenceStrength, Stack, type StackProps } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import type { StageSettings } from '#lib/settings';
import { Alarms } from '#lib/watch/alarms';
import { allWatched, type WatchedParts } from '#lib/watch/all-watched';
import { Board } from '#lib/watch/board';
import { MonthlyBudget } from '#lib/watch/monthly-budget';

export interface WatchStackProps extends StackProps, WatchedParts {
  readonly settings: StageSettings;
}

/** Alarms and the dashboard. */
export class WatchStack extends Stack {
  constructor(scope: Construct, id: string, props: WatchStackProps) {
    const { settings, data, users, acceptance, storage, graphql, parts, rest, journal, ...more } = props;
    const { tournaments, promotions, notifications, ...stack } = more;
    super(scope, id, stack);
    // With weak references, a function, queue or state machine can be renamed or removed before its alarm.
    CrossStackReferences.of(this).consume(ReferenceStrength.WEAK);
    const watched = allWatched({
      ...{ data, users, acceptance, storage, graphql, parts, rest, journal },
      ...{ tournaments, promotions, notifications },
    });
    const { all } = new Alarms(this, 'Alarms', { settings, watched });
    new Board(this, 'Board', { alarms: all, watched });
    new MonthlyBudget(this, 'Costs', settings);
  }
}
