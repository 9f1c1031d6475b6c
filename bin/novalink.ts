import { App } from 'aws-cdk-lib';
import { addNovaLink } from '#lib/novalink';
import { settingsFor } from '#lib/settings';

const app = new App();
const settings = settingsFor(app.node.tryGetContext('stage') ?? 'dev', app.node.tryGetContext('alarmEmail'));
addNovaLink(app, settings);
