import type { AuditAction, UserGroup } from '#domain/generated/types';
import type { Clock } from '#lambda/runtime/clock';
import type { UserDirectory } from '#lambda/services/directory/user-directory';
import type { CompanyChange } from '#lambda/functions/sync-membership/company-change';
import type { AuditEntry } from '#lambda/stores/audit/audit-row';
import type { CompanyMembership } from '#lambda/stores/companies/company-membership';
import type { MembershipStore } from '#lambda/stores/companies/membership-store';
import { ulid } from '#lambda/runtime/ulid';

interface Needs {
  readonly directory: Pick<UserDirectory, 'join' | 'leave'>;
  readonly memberships: MembershipStore;
  readonly clock: Clock;
}

const groups = { PROVIDER: 'PROVIDERS', OPERATOR: 'OPERATORS' } as const satisfies Record<string, UserGroup>;

/** A company has a kind before it can be approved. */
function groupOf({ id, kind }: CompanyMembership): UserGroup {
  if (!kind) throw new Error(`Company ${id} was approved without a kind.`);
  return groups[kind];
}

/**
 * Adds the owner to the group of the company, or removes them from it. A stream record only triggers the
 * check: the function decides by the current row, so late or repeated records change nothing.
 */
export const syncMembership = (needs: Needs) => async (change: CompanyChange) => {
  const company = await needs.memberships.read(change.company.id);
  if (company?.membership === 'PENDING') return join(needs, company, change);
  if (company?.membership === 'LEAVING') return leave(needs, company, change);
  if (!company && change.removed && change.company.membership !== 'NONE')
    return leave(needs, change.company, change);
};

async function join(
  { directory, memberships, clock }: Needs,
  company: CompanyMembership,
  change: CompanyChange,
) {
  const group = groupOf(company);
  if (!(await directory.join(company.owner, group))) return memberships.dropped(company);
  await memberships.joined({
    company,
    group,
    audit: entry('GROUP_JOINED', company, group, idAndTime(clock, change)),
  });
}

async function leave(
  { directory, memberships, clock }: Needs,
  company: CompanyMembership,
  change: CompanyChange,
) {
  const group = groupOf(company);
  const others = await memberships.ofOwner(company.owner);
  const stillEntitled = others.some(
    ({ id, kind, membership }) =>
      id !== company.id && kind === company.kind && (membership === 'PENDING' || membership === 'DONE'),
  );
  if (!stillEntitled) {
    await memberships.deny(company.owner, group, clock().toISOString());
    await directory.leave(company.owner, group);
  }
  await memberships.left({
    company,
    group,
    rowExists: !change.removed,
    audit: entry('GROUP_LEFT', company, group, idAndTime(clock, change)),
  });
}

/**
 * For an existing row, a condition prevents a second event. A deleted row has no condition, so the id of the
 * event is the id of the stream record; a repeated delivery writes no second event.
 */
function entry(
  action: AuditAction,
  company: CompanyMembership,
  group: UserGroup,
  { at, id }: { readonly at: Date; readonly id: string },
): AuditEntry {
  return {
    entity: { type: 'COMPANY', id: company.id },
    action,
    actor: 'system',
    changes: { owner: company.owner, group },
    requestId: id,
    at: at.toISOString(),
    id,
  };
}

const idAndTime = (clock: Clock, { removed, at, eventId }: CompanyChange) => {
  const now = clock();
  return removed ? { at, id: eventId } : { at: now, id: ulid(now) };
};
