import { CrossStackReferences, ReferenceStrength, Stack, type StackProps } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import type { StageSettings } from '#lib/settings';
import { Alarms, hasAlarms } from '#lib/watch/alarms';
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
    const { launchPage, tournaments, promotions, notifications, ...stack } = more;
    super(scope, id, stack);
    // With weak references, a function, queue or state machine can be renamed or removed before its alarm.
    CrossStackReferences.of(this).consume(ReferenceStrength.WEAK);
    const groups = allWatched({
      ...{ data, users, acceptance, storage, graphql, parts, rest, journal },
      ...{ launchPage, tournaments, promotions, notifications },
    });
    const watched = groups.flatMap((group) => group.watched);
    const alarms = hasAlarms(settings) ? new Alarms(this, 'Alarms', { settings, watched }) : undefined;
    new Board(this, 'Board', { groups, alarms: alarms?.byName });
    new MonthlyBudget(this, 'Costs', settings);
  }
}
