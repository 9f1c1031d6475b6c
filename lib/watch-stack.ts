import { CrossStackReferences, ReferenceStrength, Stack, type StackProps } from 'aws-cdk-lib/core';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import type { StageSettings } from '#lib/settings';
import { Alarms } from '#lib/watch/alarms';
import { allWatched, type WatchedParts } from '#lib/watch/all-watched';
import { Board } from '#lib/watch/board';

export interface WatchStackProps extends StackProps, WatchedParts {
  readonly settings: StageSettings;
}

/** Says so when something is wrong. */
export class WatchStack extends Stack {
  constructor(scope: Construct, id: string, props: WatchStackProps) {
    const { settings, data, acceptance, storage, api, ...stack } = props;
    super(scope, id, stack);
    // A function, queue or state machine can be renamed or removed before its alarm is.
    CrossStackReferences.of(this).consume(ReferenceStrength.WEAK);
    const watched = allWatched({ data, acceptance, storage, api });
    const { all, topic } = new Alarms(this, 'Alarms', { watched });
    if (settings.alarmEmail) topic.addSubscription(new EmailSubscription(settings.alarmEmail));
    new Board(this, 'Board', { alarms: all, watched });
  }
}
