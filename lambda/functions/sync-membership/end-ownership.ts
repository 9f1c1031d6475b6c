import type { UserGroup } from '#domain/generated/types';
import type { Clock } from '#lambda/runtime/clock';
import type { Withdrawal } from '#lambda/functions/sync-membership/withdrawal';
import type { UploadedFiles } from '#lambda/functions/sync-membership/uploaded-files';
import type { OwnedCompany, OwnershipEnd, OwnershipStore } from '#lambda/stores/users/ownership-store';
import type { UserStore } from '#lambda/stores/users/user-store';
import { ulid } from '#lambda/runtime/ulid';

interface Needs {
  readonly ownership: OwnershipStore;
  readonly users: UserStore;
  readonly files: UploadedFiles;
  readonly clock: Clock;
}

type Ending = Pick<OwnershipEnd, 'to' | 'reason'>;

/**
 * Ends the ownership of a user who lost access. A deleted account closes all of its companies, and the stored
 * data of the user is removed or pseudonymised. A withdrawn group suspends the approved company that gave the
 * group, until an admin reinstates it. Idempotent: it acts on the current rows. A withdrawal that is older
 * than the approval or reinstatement of the company changes nothing.
 */
export const endOwnership =
  ({ ownership, users, files, clock }: Needs) =>
  async ({ sub, what }: Withdrawal): Promise<void> => {
    const withdrawn = await ownership.withdrawn(sub, what);
    if (!withdrawn) return;
    // The record of the deleted account does more.
    if (what !== 'ACCOUNT' && (await ownership.withdrawn(sub, 'ACCOUNT'))) return;
    for (const company of await ownership.companiesOf(sub)) {
      const ending = endingOf(company, what, withdrawn.withdrawnAt);
      if (!ending) continue;
      const now = clock();
      const id = ulid(now);
      const ended = await ownership.end({
        company,
        ...ending,
        audit: {
          entity: { type: 'COMPANY', id: company.id },
          action: ending.to === 'CLOSED' ? 'COMPANY_CLOSED' : 'COMPANY_SUSPENDED',
          actor: 'system',
          changes: { status: ending.to, active: false, owner: sub },
          requestId: id,
          at: now.toISOString(),
          id,
        },
      });
      if (!ended) throw new Error(`The company ${company.id} changed while it was read; the stream retries.`);
    }
    if (what !== 'ACCOUNT') return;
    await users.pseudonymise(sub, clock().toISOString());
    await users.forget(sub);
    if (withdrawn.identityId !== undefined) await files.removeAll(withdrawn.identityId);
  };

function endingOf(
  { kind, status, reviewedAt }: OwnedCompany,
  what: Withdrawal['what'],
  withdrawnAt: string,
): Ending | undefined {
  if (what === 'ACCOUNT')
    return status === 'CLOSED' ? undefined : { to: 'CLOSED', reason: 'The owner’s account was deleted.' };
  if (status !== 'APPROVED' || kind === null || groupOf[kind] !== what) return undefined;
  // The deny row remains until the owner has joined the group again, which happens after the decision.
  if (reviewedAt !== null && Date.parse(withdrawnAt) <= Date.parse(reviewedAt)) return undefined;
  return { to: 'SUSPENDED', reason: `The owner was removed from the group ${what}.` };
}

const groupOf = { PROVIDER: 'PROVIDERS', OPERATOR: 'OPERATORS' } as const satisfies Record<string, UserGroup>;
