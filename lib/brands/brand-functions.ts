import { Duration } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import type { EnvInput as ListDayMovementsEnv } from '#lambda/functions/list-day-movements/env';
import type { EnvInput as MoveCoinsEnv } from '#lambda/functions/move-coins/env';
import type { EnvInput as PlayRoundsEnv } from '#lambda/functions/play-rounds/env';
import type { EnvInput as ShowReplaysEnv } from '#lambda/functions/show-replays/env';
import type { AuditTable } from '#lib/audit/audit-table';
import { NodeFunction } from '#lib/functions/node-function';
import type { ExclusionKey } from '#lib/identity/exclusion-key';
import type { UserDirectory } from '#lib/identity/user-directory';
import type { LedgerTables } from '#lib/ledger/ledger-tables';
import type { MainTable } from '#lib/records/main-table';
import type { PlayTable } from '#lib/records/play-table';
import type { StageSettings } from '#lib/settings';

export interface BrandFunctionsProps {
  readonly settings: StageSettings;
  readonly records: MainTable;
  readonly play: PlayTable;
  readonly audit: AuditTable;
  readonly ledger: LedgerTables;
  readonly users: UserDirectory;
  readonly exclusionKey: ExclusionKey;
}

/**
 * The ledger retries for at most ten seconds, and a claim has several movements. AppSync does not wait longer than
 * this.
 */
const timeout = Duration.seconds(30);
/**
 * A round takes about 10 ms of a CPU and waits longer than that for the tables, and waiting costs by memory size.
 * With 0.3 CPUs, a response takes about 25 ms longer than with a full CPU.
 */
export const playRoundsMegabytes = 512;

/** Functions that move coins and can only do so by posting movements, and one that lists movements. */
export class BrandFunctions extends Construct {
  readonly moveCoins: NodeFunction<MoveCoinsEnv>;
  readonly listDayMovements: NodeFunction<ListDayMovementsEnv>;
  readonly playRounds: NodeFunction<PlayRoundsEnv>;
  readonly showReplays: NodeFunction<ShowReplaysEnv>;

  constructor(scope: Construct, id: string, props: BrandFunctionsProps) {
    super(scope, id);
    this.moveCoins = this.makeMoveCoins(props);
    this.listDayMovements = this.makeListDayMovements(props);
    this.playRounds = this.makePlayRounds(props);
    this.showReplays = this.makeShowReplays(props);
  }

  private makeMoveCoins({ settings, records, play, audit, ledger }: BrandFunctionsProps) {
    const move = new NodeFunction(this, 'move-coins', {
      settings,
      description: 'Adds players to brands and moves their coins',
      environment: {
        ...environmentOf({ records, audit, ledger }),
        PLAY_TABLE: play.table.tableName,
      } satisfies MoveCoinsEnv,
      timeout,
    });
    records.letGet(move, 'brands');
    records.letGet(move, 'claims');
    records.letGet(move, 'admins');
    records.letBatchGet(move, 'brands', 'casinos', 'companies', 'people');
    records.letWrite(move, {
      brands: ['Put', 'ConditionCheck'],
      claims: ['Put', 'Update'],
      people: ['ConditionCheck'],
      allowances: ['Update'],
    });
    play.letWrite(move, { gifts: ['Update'] });
    audit.letAppend(move, 'BRAND');
    ledger.letPost(move);
    return move;
  }

  private makeListDayMovements({ settings, ledger }: BrandFunctionsProps) {
    const list = new NodeFunction(this, 'list-day-movements', {
      settings,
      description: 'Lists the movements of a brand’s day',
      environment: { JOURNAL_TABLE: ledger.journal.tableName } satisfies ListDayMovementsEnv,
      // It waits for 64 responses and sorts their rows.
      memoryMegabytes: 1024,
    });
    ledger.letReadDays(list);
    return list;
  }

  private makePlayRounds(props: BrandFunctionsProps) {
    const { settings, records, play, audit, ledger, users, exclusionKey } = props;
    const rounds = new NodeFunction(this, 'play-rounds', {
      settings,
      description: 'Plays rounds with coins within the limits of players',
      environment: {
        ...environmentOf({ records, audit, ledger }),
        PLAY_TABLE: play.table.tableName,
        USER_POOL_ID: users.pool.userPoolId,
        EXCLUSION_KEY_ARN: exclusionKey.secret.secretArn,
      } satisfies PlayRoundsEnv,
      timeout,
      memoryMegabytes: playRoundsMegabytes,
      reservedConcurrency: settings.playConcurrency,
    });
    play.letGet(rounds, 'players');
    play.letBatchGet(rounds, 'players');
    play.letWrite(rounds, {
      players: ['Put', 'Update'],
      replays: ['Put', 'Delete'],
      summaries: ['Update'],
      gifts: ['Update'],
    });
    for (const part of ['games', 'tournaments', 'entries'] as const) records.letGet(rounds, part);
    records.letGet(rounds, 'emailExclusions');
    records.letBatchGet(rounds, 'brands', 'casinos', 'companies', 'games', 'people');
    records.letWrite(rounds, {
      brands: ['Update', 'ConditionCheck'],
      tournaments: ['Update'],
      entries: ['Put'],
      promotions: ['Update'],
      promotionClaims: ['Update'],
      people: ['Put', 'ConditionCheck'],
      emailExclusions: ['Put'],
    });
    audit.letAppend(rounds, 'BRAND');
    ledger.letPost(rounds);
    ledger.letReadStatements(rounds);
    users.letFind(rounds);
    exclusionKey.letRead(rounds);
    return rounds;
  }

  /**
   * Visitors call it. As a separate function it uses no capacity of play, and can neither write nor move
   * coins.
   */
  private makeShowReplays({ settings, records, play }: BrandFunctionsProps) {
    const show = new NodeFunction(this, 'show-replays', {
      settings,
      description: 'Shows the rounds that players share',
      environment: {
        MAIN_TABLE: records.table.tableName,
        PLAY_TABLE: play.table.tableName,
      } satisfies ShowReplaysEnv,
      reservedConcurrency: settings.guestConcurrency,
    });
    play.letGet(show, 'replays');
    play.letGet(show, 'players');
    records.letBatchGet(show, 'brands', 'games');
    return show;
  }
}

const environmentOf = ({
  records,
  audit,
  ledger,
}: Pick<BrandFunctionsProps, 'records' | 'audit' | 'ledger'>) => ({
  MAIN_TABLE: records.table.tableName,
  AUDIT_TABLE: audit.table.tableName,
  JOURNAL_TABLE: ledger.journal.tableName,
  WALLETS_TABLE: ledger.wallets.tableName,
});
