import { Duration } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import { casinoBrandsPartition, cataloguePartition, companyGamesPartition } from '#domain/keys';
import { brandPromotionsPartition } from '#domain/keys/promotions';
import { brandTournamentsPartition } from '#domain/keys/tournaments';
import type { EnvInput as CreateSessionsEnv } from '#lambda/functions/create-sessions/env';
import type { EnvInput as FindPartnerReplayEnv } from '#lambda/functions/find-partner-replay/env';
import type { EnvInput as ListPartnerGamesEnv } from '#lambda/functions/list-partner-games/env';
import type { EnvInput as ShowPartnerMetricsEnv } from '#lambda/functions/show-partner-metrics/env';
import type { EnvInput as ShowPartnerRoundsEnv } from '#lambda/functions/show-partner-rounds/env';
import type { EnvInput as ShowPartnerPromotionsEnv } from '#lambda/functions/show-partner-promotions/env';
import type { EnvInput as ShowPartnerTournamentsEnv } from '#lambda/functions/show-partner-tournaments/env';
import type { EnvInput as ShowPartnerTransactionsEnv } from '#lambda/functions/show-partner-transactions/env';
import type { AuditTable } from '#lib/audit/audit-table';
import type { ApiKeySecrets } from '#lib/companies/api-key-secrets';
import { fullCpuMegabytes, NodeFunction } from '#lib/functions/node-function';
import type { LedgerTables } from '#lib/ledger/ledger-tables';
import type { MainTable } from '#lib/records/main-table';
import type { PlayTable } from '#lib/records/play-table';
import type { ScoresTable } from '#lib/records/scores-table';
import type { StageSettings } from '#lib/settings';

export interface SignedFunctionsProps {
  readonly settings: StageSettings;
  readonly records: MainTable;
  readonly play: PlayTable;
  readonly ledger: LedgerTables;
  readonly scores: ScoresTable;
  readonly audit: AuditTable;
  readonly apiKeySecrets: ApiKeySecrets;
}

/** The functions of operations that partners sign with an API key. */
export class SignedFunctions extends Construct {
  readonly listGames: NodeFunction<ListPartnerGamesEnv>;
  readonly createSessions: NodeFunction<CreateSessionsEnv>;
  readonly showMetrics: NodeFunction<ShowPartnerMetricsEnv>;
  readonly showRounds: NodeFunction<ShowPartnerRoundsEnv>;
  readonly findReplay: NodeFunction<FindPartnerReplayEnv>;
  readonly showTransactions: NodeFunction<ShowPartnerTransactionsEnv>;

  readonly showTournaments: NodeFunction<ShowPartnerTournamentsEnv>;
  readonly showPromotions: NodeFunction<ShowPartnerPromotionsEnv>;

  constructor(scope: Construct, id: string, props: SignedFunctionsProps) {
    super(scope, id);
    const { settings, records, play, ledger, audit, scores } = props;
    // For the games and casinos of a company and the brands of a casino.
    const owned = [companyGamesPartition('*'), casinoBrandsPartition('*')];
    this.listGames = new NodeFunction(this, 'list-partner-games', {
      settings,
      description: 'Lists the games that a company can offer, or owns',
      environment: environmentOf(props) satisfies ListPartnerGamesEnv,
    });
    letVerify(this.listGames, props);
    records.letQueryIndex(this.listGames, 'review', cataloguePartition);
    records.letQueryIndex(this.listGames, 'byOwner', ...owned);
    this.createSessions = new NodeFunction(this, 'create-sessions', {
      settings,
      description: 'Creates sessions that operators launch in their own pages',
      environment: {
        ...environmentOf(props),
        AUDIT_TABLE: audit.table.tableName,
        ...(settings.stage === 'local' && { ALLOWS_LOOPBACK: 'true' }),
      } satisfies CreateSessionsEnv,
      // A wallet has 15 seconds for its answer.
      timeout: Duration.seconds(25),
    });
    letVerify(this.createSessions, props);
    props.apiKeySecrets.letSeal(this.createSessions);
    for (const part of ['brands', 'casinos', 'walletKeys'] as const)
      records.letGet(this.createSessions, part);
    records.letBatchGet(this.createSessions, 'casinos', 'companies', 'games');
    records.letWrite(this.createSessions, { brands: ['Put'], people: ['ConditionCheck'] });
    audit.letAppend(this.createSessions, 'BRAND');
    play.letWrite(this.createSessions, { launches: ['Put'] });
    this.showMetrics = new NodeFunction(this, 'show-partner-metrics', {
      settings,
      description: 'Computes metrics for the servers of a company',
      environment: environmentOf(props) satisfies ShowPartnerMetricsEnv,
      // The function parses several megabytes of rows.
      memoryMegabytes: fullCpuMegabytes,
    });
    letVerify(this.showMetrics, props);
    play.letQuery(this.showMetrics, 'counters');
    records.letBatchGet(this.showMetrics, 'games');
    records.letQueryIndex(this.showMetrics, 'byOwner', ...owned);
    this.showRounds = new NodeFunction(this, 'show-partner-rounds', {
      settings,
      description: 'Lists and returns the rounds of a company’s brands',
      environment: {
        ...environmentOf(props),
        JOURNAL_TABLE: ledger.journal.tableName,
      } satisfies ShowPartnerRoundsEnv,
    });
    letVerify(this.showRounds, props);
    records.letGet(this.showRounds, 'brands');
    ledger.letReadDays(this.showRounds);
    ledger.letFind(this.showRounds);
    // A function of its own, because the rounds that a player shares are stored with the secret seeds.
    this.findReplay = new NodeFunction(this, 'find-partner-replay', {
      settings,
      description: 'Finds the replay of a round that its player shares',
      environment: environmentOf(props) satisfies FindPartnerReplayEnv,
    });
    letVerify(this.findReplay, props);
    records.letGet(this.findReplay, 'brands');
    play.letGet(this.findReplay, 'players');
    this.showTransactions = new NodeFunction(this, 'show-partner-transactions', {
      settings,
      description: 'Lists the movements of a company’s brands and computes their checksum',
      environment: {
        ...environmentOf(props),
        JOURNAL_TABLE: ledger.journal.tableName,
        AUDIT_TABLE: audit.table.tableName,
      } satisfies ShowPartnerTransactionsEnv,
      // The function hashes all movements of a day. API Gateway waits for 29 seconds.
      memoryMegabytes: fullCpuMegabytes,
      timeout: Duration.seconds(29),
    });
    letVerify(this.showTransactions, props);
    records.letGet(this.showTransactions, 'brands');
    ledger.letReadDays(this.showTransactions);
    audit.letReadSeals(this.showTransactions);
    this.showTournaments = new NodeFunction(this, 'show-partner-tournaments', {
      settings,
      description: 'Lists the tournaments of a company’s brands and their leaderboards',
      environment: {
        ...environmentOf(props),
        SCORES_TABLE: scores.table.tableName,
      } satisfies ShowPartnerTournamentsEnv,
    });
    letVerify(this.showTournaments, props);
    for (const part of ['brands', 'tournaments'] as const) records.letGet(this.showTournaments, part);
    records.letQueryIndex(this.showTournaments, 'byOwner', brandTournamentsPartition('*'));
    scores.letReadLeaderboards(this.showTournaments);
    this.showPromotions = new NodeFunction(this, 'show-partner-promotions', {
      settings,
      description: 'Lists the promotions of a company’s brands',
      environment: environmentOf(props) satisfies ShowPartnerPromotionsEnv,
    });
    letVerify(this.showPromotions, props);
    for (const part of ['brands', 'promotions'] as const) records.letGet(this.showPromotions, part);
    records.letQuery(this.showPromotions, 'promotions');
    records.letQueryIndex(this.showPromotions, 'byOwner', brandPromotionsPartition('*'));
  }
}

const environmentOf = ({ records, play, apiKeySecrets }: SignedFunctionsProps) => ({
  MAIN_TABLE: records.table.tableName,
  PLAY_TABLE: play.table.tableName,
  SECRETS_KEY_ARN: apiKeySecrets.key.keyArn,
});

/** Grants what `signedAnswer` does for each request. */
function letVerify(
  answering: NodeFunction<Record<string, string>>,
  { records, play, apiKeySecrets }: SignedFunctionsProps,
): void {
  apiKeySecrets.letOpen(answering);
  records.letBatchGet(answering, 'apiKeys', 'companies');
  records.letWrite(answering, { apiKeys: ['Update'] });
  play.letWrite(answering, { usedSignatures: ['Put'], requestCounts: ['Update'] });
}
