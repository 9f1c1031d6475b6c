import type { Fault } from './fault';
import type { TestEnvironment } from './permission-case';
import { isAnswered, refusalOf } from './answers';
import { givenCompany, givenNamedCompany } from '../fixtures/company';
import { givenRun } from '../fixtures/run';
import { columnsOf, permissionOf } from '../matrix/matrix';
import type { GraphqlOperation } from '../matrix/operations';
import type { List } from '../requests/call';
import { graphqlCalls } from '../requests/requests';
import type { Identity } from '../matrix/permissions';
import type { Stage } from '../environment/running-stage';
import { changesBetween } from '../environment/table-contents';

const given = {
  list: (stage: Stage, owner: string) => givenCompany(stage, owner, 'SUBMITTED'),
  runs: (stage: Stage, owner: string) => givenRun(stage, owner, 'PASSED'),
  names: givenNamedCompany,
} as const satisfies Readonly<Record<List, (stage: Stage, owner: string) => Promise<string>>>;

/** Runs the cases of a list. A list has no object; the permission determines which rows it can contain. */
export async function runListRow(
  environment: TestEnvironment,
  operation: GraphqlOperation,
  list: List,
): Promise<Fault[]> {
  const { stage, personas, uninvolvedUser } = environment;
  const columns = columnsOf(operation);
  const strangers = await given[list](stage, uninvolvedUser.sub);
  const own = new Map<Identity, string>();
  for (const who of columns) {
    const { sub } = personas[who];
    if (sub !== undefined) own.set(who, await given[list](stage, sub));
  }
  const before = await stage.contents();
  const faults = await Promise.all(
    columns.map(async (who): Promise<Fault[]> => {
      const permission = permissionOf(operation, who);
      const answer = await personas[who].ask(graphqlCalls[operation].request(''));
      const rows = JSON.stringify(answer.data);
      const ownRow = own.get(who);
      const found = [
        isAnswered(answer) === (permission !== 'none') ? '' : refusalOf(answer),
        permission !== 'any' && rows.includes(strangers) ? 'holds somebody else’s row' : '',
        permission === 'own' && ownRow !== undefined && !rows.includes(ownRow) ? 'lacks one’s own row' : '',
      ];
      return found.filter((what) => what !== '').map((what) => ({ who, what: `list: ${what}` }));
    }),
  );
  const changes = changesBetween(before, await stage.contents());
  return [
    ...faults.flat(),
    ...changes.map((change) => ({ who: 'somebody', what: `list: ${change}` }) as const),
  ];
}
