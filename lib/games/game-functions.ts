import { Construct } from 'constructs';
import type { EnvInput as ManageGameVersionsEnv } from '#lambda/functions/manage-game-versions/env';
import type { EnvInput as PlayGuestEnv } from '#lambda/functions/play-guest/env';
import type { EnvInput as PlayDemoEnv } from '#lambda/functions/play-demo/env';
import type { AuditTable } from '#lib/audit/audit-table';
import { fullCpuMegabytes, NodeFunction } from '#lib/functions/node-function';
import { PlayKey } from '#lib/games/play-key';
import type { MainTable } from '#lib/records/main-table';
import type { PlayTable } from '#lib/records/play-table';
import type { StageSettings } from '#lib/settings';

export interface GameFunctionsProps {
  readonly settings: StageSettings;
  readonly records: MainTable;
  readonly play: PlayTable;
  readonly audit: AuditTable;
}

/** Functions of games that need the mathematics: writing versions, and free play. */
export class GameFunctions extends Construct {
  readonly manageGameVersions: NodeFunction<ManageGameVersionsEnv>;
  readonly playDemo: NodeFunction<PlayDemoEnv>;
  readonly playGuest: NodeFunction<PlayGuestEnv>;

  constructor(scope: Construct, id: string, props: GameFunctionsProps) {
    super(scope, id);
    this.manageGameVersions = this.makeManageGameVersions(props);
    const key = new PlayKey(this, 'PlayKey', props.settings);
    this.playDemo = this.makePlayDemo(props, key);
    this.playGuest = this.makePlayGuest(props, key);
  }

  private makeManageGameVersions({ settings, records, audit }: GameFunctionsProps) {
    const manage = new NodeFunction(this, 'manage-game-versions', {
      settings,
      description: 'Creates and changes versions of games',
      environment: {
        MAIN_TABLE: records.table.tableName,
        AUDIT_TABLE: audit.table.tableName,
      } satisfies ManageGameVersionsEnv,
      memoryMegabytes: fullCpuMegabytes,
    });
    records.letGet(manage, 'games');
    records.letGet(manage, 'companies');
    records.letWrite(manage, {
      games: ['Put', 'ConditionCheck'],
      companies: ['ConditionCheck'],
      people: ['ConditionCheck'],
    });
    audit.letAppend(manage, 'GAME');
    return manage;
  }

  private makePlayDemo({ settings, records, play }: GameFunctionsProps, key: PlayKey) {
    const demo = new NodeFunction(this, 'play-demo', {
      settings,
      description: 'Plays games with practice coins',
      environment: {
        MAIN_TABLE: records.table.tableName,
        PLAY_TABLE: play.table.tableName,
        PLAY_KEY_ARN: key.secret.secretArn,
      } satisfies PlayDemoEnv,
      memoryMegabytes: fullCpuMegabytes,
    });
    key.letRead(demo);
    records.letGet(demo, 'games');
    records.letGet(demo, 'people');
    play.letGet(demo, 'demoSessions');
    play.letWrite(demo, { demoSessions: ['Put', 'Update'] });
    return demo;
  }

  /** A separate function, so that guests cannot use up the concurrency of signed-in users. */
  private makePlayGuest({ settings, records, play }: GameFunctionsProps, key: PlayKey) {
    const guest = new NodeFunction(this, 'play-guest', {
      settings,
      description: 'Plays games with practice coins for guests',
      environment: {
        MAIN_TABLE: records.table.tableName,
        PLAY_TABLE: play.table.tableName,
        PLAY_KEY_ARN: key.secret.secretArn,
      } satisfies PlayGuestEnv,
      memoryMegabytes: fullCpuMegabytes,
      reservedConcurrency: settings.guestConcurrency,
    });
    key.letRead(guest);
    records.letGet(guest, 'games');
    play.letGet(guest, 'guestSessions');
    play.letGet(guest, 'launches');
    play.letWrite(guest, { guestSessions: ['Put', 'Update'], launches: ['Update'] });
    records.letGet(guest, 'brands');
    records.letBatchGet(guest, 'casinos', 'companies', 'games');
    return guest;
  }
}
