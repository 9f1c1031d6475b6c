import { Validations, type App } from 'aws-cdk-lib/core';
import { AwsSolutionsChecks } from 'cdk-nag';

/** AWS's own list of good habits; a finding ends the synthesis unless its resource says why it stands. */
export function addChecks(app: App): void {
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
}
