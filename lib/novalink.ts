import { Tags, type App } from 'aws-cdk-lib/core';
import { ApiCasinosStack } from '#lib/api-casinos-stack';
import { ApiCompaniesStack } from '#lib/api-companies-stack';
import { ApiGamesStack } from '#lib/api-games-stack';
import { ApiPlayStack } from '#lib/api-play-stack';
import { ApiReportsStack } from '#lib/api-reports-stack';
import { ApiStack } from '#lib/api-stack';
import { DataStack } from '#lib/data-stack';
import { edgeMetricsRegion, EdgeWatchStack } from '#lib/edge-watch-stack';
import { bundleFunctions } from '#lib/functions/node-function';
import { IdentityStack } from '#lib/identity-stack';
import { JournalStack } from '#lib/journal-stack';
import { NotificationsStack } from '#lib/notifications-stack';
import { PromotionsStack } from '#lib/promotions-stack';
import { RestStack } from '#lib/rest-stack';
import type { StageSettings } from '#lib/settings';
import { StorageStack } from '#lib/storage-stack';
import { TournamentsStack } from '#lib/tournaments-stack';
import { WatchStack } from '#lib/watch-stack';
import { WebStack } from '#lib/web-stack';

export interface NovaLinkProps {
  readonly settings: StageSettings;
  /** The folder of the built site, which can still be in progress. */
  readonly siteFolder: string | Promise<string>;
}

/** Adds the whole product for one stage. */
export async function addNovaLink(app: App, { settings, ...props }: NovaLinkProps): Promise<void> {
  bundleFunctions();
  const { stage, env, keepRecords } = settings;
  const name = (part: string) => `NovaLink-${stage}-${part}`;
  const common = { settings, terminationProtection: keepRecords, ...(env ? { env } : {}) };
  const data = new DataStack(app, name('Data'), common);
  const { records, play, scores, audit, ledger, exclusionKey, apiKeySecrets } = data;
  const { users, visitors, acceptance } = new IdentityStack(app, name('Identity'), {
    ...common,
    records,
    exclusionKey,
  });
  const storage = new StorageStack(app, name('Storage'), { ...common, visitors, records, audit });
  const { graphql } = new ApiStack(app, name('Api'), { ...common, users, visitors, records, play, audit });
  const { api } = graphql;
  const journal = new JournalStack(app, name('Journal'), { ...common, records, play, audit, ledger });
  const fields = { ...common, graphql: api, records, play, audit, ledger };
  const parts = {
    companies: new ApiCompaniesStack(app, name('ApiCompanies'), {
      ...fields,
      ...{ users, visitors, storage, apiKeySecrets },
    }),
    games: new ApiGamesStack(app, name('ApiGames'), fields),
    casinos: new ApiCasinosStack(app, name('ApiCasinos'), { ...fields, apiKeySecrets }),
    play: new ApiPlayStack(app, name('ApiPlay'), { ...fields, users, exclusionKey, apiKeySecrets }),
    reports: new ApiReportsStack(app, name('ApiReports'), fields),
  };
  const { tournaments } = new TournamentsStack(app, name('Tournaments'), { ...fields, scores });
  const { promotions } = new PromotionsStack(app, name('Promotions'), fields);
  const { rest } = new RestStack(app, name('Rest'), {
    ...common,
    ...{ users, records, play, scores, audit, ledger, apiKeySecrets },
  });
  const { certificates } = tournaments;
  const siteFolder = await props.siteFolder;
  const shown = { users, records, visitors, graphql: api, rest: rest.api, storage, certificates, siteFolder };
  const web = new WebStack(app, name('Web'), { ...common, ...shown });
  const reported = { users, records, audit, web, webhooks: parts.companies.webhooks };
  const notifications = new NotificationsStack(app, name('Notifications'), { ...common, ...reported });
  new WatchStack(app, name('Watch'), {
    ...common,
    data,
    users,
    acceptance,
    storage,
    graphql,
    parts,
    rest,
    launchPage: web.edge.launchPage,
    journal,
    tournaments,
    promotions,
    notifications,
  });
  // The local cloud is one region, without CloudFront's metrics.
  if (env && stage !== 'local') {
    const usEast1 = { ...env, region: edgeMetricsRegion };
    const { distribution } = web.edge;
    new EdgeWatchStack(app, name('EdgeWatch'), { ...common, env: usEast1, distribution });
  }
  Tags.of(app).add('product', 'novalink');
  Tags.of(app).add('stage', stage);
}
