import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { systemClock } from '#lambda/runtime/clock';
import { environment } from '#lambda/functions/manage-game-versions/env';
import { manageGameVersions } from '#lambda/functions/manage-game-versions/manage-game-versions';
import { parseRequest } from '#lambda/functions/manage-game-versions/request';
import { orRefusal } from '#lambda/runtime/refusal';
import { gameVersionStore } from '#lambda/stores/games/game-version-store';

const { MAIN_TABLE: mainTable, AUDIT_TABLE: auditTable } = environment();
const versions = gameVersionStore({ dynamodb: new DynamoDBClient(), mainTable, auditTable });
const manage = manageGameVersions({ versions, clock: systemClock });

export const handler = (event: unknown) => orRefusal(() => manage(parseRequest(event)));
