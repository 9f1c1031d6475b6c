import { App } from 'aws-cdk-lib/core';
import { addNovaLink } from '#lib/novalink';
import { settingsFrom } from '#lib/settings';
import { builtSite } from '#lib/web/site-build';

const app = new App();
const settings = settingsFrom((name) => app.node.tryGetContext(name));
// The local loop has no use for a minute of checks; CI asks for them.
if (settings.stage !== 'local' && process.env.CDK_VALIDATION !== 'false') {
  const { addChecks } = await import('#lib/checks');
  addChecks(app);
}
// `npm run dev` has no built site: Vite serves it instead.
const siteFolder: unknown = app.node.tryGetContext('siteFolder');
addNovaLink(app, { settings, siteFolder: typeof siteFolder === 'string' ? siteFolder : await builtSite() });
