import { Tags, type App } from 'aws-cdk-lib';
import { ApiStack } from '#lib/api-stack';
import { DataStack } from '#lib/data-stack';
import { IdentityStack } from '#lib/identity-stack';
import type { StageSettings } from '#lib/settings';

/** The whole product for one stage. */
export function addNovaLink(app: App, settings: StageSettings) {
  const { stage, env, keepRecords } = settings;
  const name = (part: string) => `NovaLink-${stage}-${part}`;
  const common = { settings, terminationProtection: keepRecords, ...(env ? { env } : {}) };
  const { records, audit } = new DataStack(app, name('Data'), common);
  const { users } = new IdentityStack(app, name('Identity'), { ...common, records });
  new ApiStack(app, name('Api'), { ...common, users, records, audit });
  Tags.of(app).add('product', 'novalink');
  Tags.of(app).add('stage', stage);
}
