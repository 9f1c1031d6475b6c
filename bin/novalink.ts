import { builtSite } from '#lib/web/site-build';

// The build of the site takes longest, so it starts while the CDK is loaded. `npm run dev` has no built site, because
// Vite serves the site.
const siteFolder = process.env.SITE_FOLDER ?? builtSite();

const [{ App }, { addNovaLink }, { settingsFrom }] = await Promise.all([
  import('aws-cdk-lib/core'),
  import('#lib/novalink'),
  import('#lib/settings'),
]);
const app = new App();
const settings = settingsFrom((name) => app.node.tryGetContext(name));
// The checks take a minute, so local deployments skip them unless CI requests them.
if (settings.stage !== 'local' && process.env.CDK_VALIDATION !== 'false') {
  const { addChecks } = await import('#lib/checks');
  addChecks(app);
}
await addNovaLink(app, { settings, siteFolder });
