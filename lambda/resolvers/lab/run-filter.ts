import { util } from '@aws-appsync/utils';
import type { TestRunFilter, TestRunStatus } from '#domain/generated/types';
import { limits } from '#domain/limits';
import { checkForm } from '../check-text';
import { parseId } from '../parse-id';

/** Converts a filter of runs to a filter of the Query, by their derived status and not the stored one. */
export function runFilter({ status, gameId, mathModelHash }: TestRunFilter) {
  const parts: string[] = [];
  const names: Record<string, string> = {};
  const values: Record<string, unknown> = {};
  const equal = (name: string, value: string | null | undefined) => {
    if (!value) return;
    names[`#${name}`] = name;
    values[`:${name}`] = value;
    parts.push(`#${name} = :${name}`);
  };
  if (gameId !== null && gameId !== undefined)
    equal('gameId', parseId(gameId, 'game.missing', 'filter.gameId'));
  checkForm('filter.mathModelHash', mathModelHash, `^[0-9a-f]{${limits.testRun.hexDigits}}$`);
  equal('mathModelHash', mathModelHash);
  if (status) {
    names['#status'] = 'status';
    values[':status'] = status;
    parts.push(ofStatus(status));
  }
  if (status === 'QUEUED' || status === 'RUNNING' || status === 'ERROR') {
    names['#deadline'] = 'deadline';
    values[':now'] = util.time.nowISO8601();
  }
  if (status === 'ERROR') {
    values[':queued'] = 'QUEUED';
    values[':running'] = 'RUNNING';
  }
  if (parts.length === 0) return undefined;
  return {
    expression: parts.join(' AND '),
    expressionNames: names,
    expressionValues: util.dynamodb.toMapValues(values),
  };
}

/** A run that has not ended by its deadline is returned as ERROR. */
function ofStatus(status: TestRunStatus): string {
  if (status === 'ERROR') {
    return '(#status = :status OR (#status IN (:queued, :running) AND #deadline <= :now))';
  }
  const isOpen = status === 'QUEUED' || status === 'RUNNING';
  return isOpen ? '#status = :status AND #deadline > :now' : '#status = :status';
}
