import { App } from 'aws-cdk-lib/core';
import { addNovaLink } from '#lib/novalink';
import { settingsFor } from '#lib/settings';
import { builtSite } from '#lib/web/site-build';

const app = new App();
const settings = settingsFor(app.node.tryGetContext('stage') ?? 'dev', app.node.tryGetContext('alarmEmail'));
// The local loop has no use for a minute of checks; CI asks for them.
if (settings.stage !== 'local' && process.env.CDK_VALIDATION !== 'false') {
  const { addChecks } = await import('#lib/checks');
  addChecks(app);
}
addNovaLink(app, { settings, siteFolder: await builtSite() });
