import { App } from 'aws-cdk-lib/core';
import { addNovaLink } from '#lib/novalink';
import { settingsFrom } from '#lib/settings';
import { builtSite } from '#lib/web/site-build';

const app = new App();
const settings = settingsFrom((name) => app.node.tryGetContext(name));
// The checks take a minute, so local deployments skip them unless CI requests them.
if (settings.stage !== 'local' && process.env.CDK_VALIDATION !== 'false') {
  const { addChecks } = await import('#lib/checks');
  addChecks(app);
}
// `npm run dev` has no built site, because Vite serves the site.
const unbuilt: unknown = app.node.tryGetContext('siteFolder');
const siteFolder = typeof unbuilt === 'string' ? unbuilt : builtSite();
await addNovaLink(app, { settings, siteFolder });
