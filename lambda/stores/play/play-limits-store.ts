import { marshall } from '@aws-sdk/util-dynamodb';
import { brandUserKey, exclusionKey } from '#domain/keys';
import type { Caller } from '#lambda/runtime/caller';
import { Refusal } from '#lambda/runtime/refusal';
import { auditPut, type AuditEntry } from '#lambda/stores/audit/audit-row';
import type { BrandUserRow } from '#lambda/stores/brands/brand-user-row';
import { guardedWrite, statusOf, type GuardedItem } from '#lambda/stores/guarded-write';
import { playPut, type PlayRow } from '#lambda/stores/play/play-row';
import { playerVersionUpdate } from '#lambda/stores/play/player-version';
import { keyOfEmailExclusion } from '#lambda/stores/users/email-exclusion-store';
import type { PlayStoreNeeds, StoreNeeds } from '#lambda/stores/store-needs';

export interface LimitsWrite {
  readonly caller: Caller;
  /** The player's new row. It replaces the row whose version is one lower. */
  readonly player: BrandUserRow;
  readonly audit: AuditEntry;
}

export interface ExclusionWrite extends LimitsWrite {
  /**
   * The PLAY row without its session and with the player's version; undefined for a player who never played.
   */
  readonly play: PlayRow | undefined;
  /** The exclusion from all brands, in ISO 8601; `since` is undefined if its start is unknown. */
  readonly everywhere: { readonly until: string; readonly since: string | undefined } | undefined;
  /**
   * Hash of the player's e-mail address. The exclusion of the address from the brand, or with `isEverywhere` from all
   * brands, lasts as long, even if the account is deleted.
   */
  readonly emailHash: string | undefined;
  readonly isEverywhere: boolean;
  /** End of the requested exclusion, in ISO 8601. */
  readonly wishedUntil: string;
}

/** Limits and exclusions that players set. A conflicting write is refused with `write.collided`. */
export interface PlayLimitsStore {
  set(write: LimitsWrite): Promise<void>;
  exclude(write: ExclusionWrite): Promise<void>;
}

export function playLimitsStore({
  dynamodb,
  mainTable: TableName,
  playTable,
  auditTable,
}: StoreNeeds & PlayStoreNeeds): PlayLimitsStore {
  const otherwise = new Refusal('write.collided');
  const standing = ({ caller, player, audit }: LimitsWrite): GuardedItem[] => [
    ...statusOf(caller, TableName),
    { write: { Update: playerUpdate(TableName, player) }, otherwise },
    { write: auditPut(auditTable, audit), otherwise },
  ];
  return {
    set: (write) =>
      guardedWrite(dynamodb, [
        ...standing(write),
        { write: playerVersionUpdate(playTable, write.player), otherwise },
      ]),
    exclude: ({ play, everywhere, emailHash, isEverywhere, wishedUntil, ...write }) =>
      guardedWrite(dynamodb, [
        ...standing(write),
        {
          write: play
            ? playPut(playTable, play, { isPlayerChecked: true })
            : playerVersionUpdate(playTable, write.player),
          otherwise,
        },
        ...(everywhere === undefined
          ? []
          : [{ write: { Put: everywherePut(TableName, write.caller.sub, everywhere) }, otherwise }]),
        ...(emailHash === undefined
          ? []
          : [
              {
                write: {
                  Put: emailExclusionPut(
                    TableName,
                    keyOfEmailExclusion(emailHash, isEverywhere ? undefined : write.player.brandId),
                    wishedUntil,
                  ),
                },
                otherwise,
              },
            ]),
      ]),
  };
}

const playerUpdate = (TableName: string, player: BrandUserRow) => ({
  TableName,
  Key: marshall(brandUserKey(player.brandId, player.userId)),
  UpdateExpression:
    'SET #limits = :limits, pendingLimits = :pending, #status = :status, selfExcludedUntil = :until, ' +
    'onBreak = :onBreak, suspendedMs = :suspended, ' +
    (player.selfExcludedAt === undefined ? '' : 'selfExcludedAt = :since, ') +
    'updatedAt = :now, #version = :version',
  ConditionExpression: '#version = :before',
  ExpressionAttributeNames: { '#limits': 'limits', '#status': 'status', '#version': 'version' },
  ExpressionAttributeValues: marshall({
    ':limits': player.limits,
    ':pending': player.pendingLimits,
    ':status': player.status,
    ':until': player.selfExcludedUntil,
    ':onBreak': player.onBreak,
    ':suspended': player.suspendedMs,
    ...(player.selfExcludedAt !== undefined && { ':since': player.selfExcludedAt }),
    ':now': player.updatedAt,
    ':version': player.version,
    ':before': player.version - 1,
  }),
});

/** Writes an exclusion; it can only be extended. */
const exclusionPut = (
  TableName: string,
  key: Readonly<Record<string, string>>,
  until: string,
  more = {},
) => ({
  TableName,
  Item: marshall({ ...key, until, ...more }),
  ConditionExpression: 'attribute_not_exists(pk) OR #until < :until',
  ExpressionAttributeNames: { '#until': 'until' },
  ExpressionAttributeValues: marshall({ ':until': until }),
});

const everywherePut = (
  TableName: string,
  sub: string,
  { until, since }: NonNullable<ExclusionWrite['everywhere']>,
) => exclusionPut(TableName, exclusionKey(sub), until, since === undefined ? {} : { since });

/** The row expires at the end of the exclusion. */
const emailExclusionPut = (TableName: string, key: ReturnType<typeof keyOfEmailExclusion>, until: string) =>
  exclusionPut(TableName, key, until, { expiresAt: Math.ceil(Date.parse(until) / 1000) });
