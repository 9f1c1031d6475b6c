import { Validations, type App } from 'aws-cdk-lib/core';
import { AwsSolutionsChecks } from 'cdk-nag';

/**
 * The AWS Solutions rules of cdk-nag. A finding fails the synthesis unless its resource acknowledges it with
 * a reason.
 */
export function addChecks(app: App): void {
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
}
