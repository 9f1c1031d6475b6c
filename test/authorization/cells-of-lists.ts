import type { Fault } from './cells';
import type { Theatre } from './cell-objects';
import { isAnswered, refusalOf } from './cell-answers';
import { givenCompany } from './given-company';
import { givenRun } from './given-run';
import { columnsOf, rightOf } from './matrix';
import { graphqlCalls, type GraphqlOperation, type List } from './requests';
import type { Identity } from './rights';
import type { Stage } from './stage';
import { changesBetween } from './table-contents';

const given = {
  list: (stage: Stage, owner: string) => givenCompany(stage, owner, 'SUBMITTED'),
  runs: (stage: Stage, owner: string) => givenRun(stage, owner, 'PASSED'),
} as const satisfies Readonly<Record<List, (stage: Stage, owner: string) => Promise<string>>>;

/** A list has no object of its own: the right says whose rows it may hold. */
export async function playList(theatre: Theatre, operation: GraphqlOperation, list: List): Promise<Fault[]> {
  const { stage, cast, bystander } = theatre;
  const columns = columnsOf(operation);
  const strangers = await given[list](stage, bystander.sub);
  const own = new Map<Identity, string>();
  for (const who of columns) {
    const { sub } = cast[who];
    if (sub !== undefined) own.set(who, await given[list](stage, sub));
  }
  const before = await stage.contents();
  const faults = await Promise.all(
    columns.map(async (who): Promise<Fault[]> => {
      const right = rightOf(operation, who);
      const answer = await cast[who].ask(graphqlCalls[operation].request(''));
      const rows = JSON.stringify(answer.data);
      const ownRow = own.get(who);
      const found = [
        isAnswered(answer) === (right !== 'none') ? '' : refusalOf(answer),
        right !== 'any' && rows.includes(strangers) ? 'holds somebody else’s row' : '',
        right === 'own' && ownRow !== undefined && !rows.includes(ownRow) ? 'lacks one’s own row' : '',
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
