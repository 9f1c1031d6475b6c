import { termsVersion } from '#domain/terms-versions';
import type { Documents } from './document-query';
import type { ProfileRow } from './profile-row';
import { documentNow } from './current-status';

/** Returns the names of the fields that a profile needs before it can be submitted. */
export function missingParts(profile: ProfileRow, { items }: Documents): readonly string[] {
  const { responsibleContact: contact, declarations } = profile;
  const lacks: (readonly [boolean, string])[] = [
    [!profile.legalName?.trim(), 'legalName'],
    [!profile.regNumber?.trim(), 'regNumber'],
    [!profile.incorporationCountry, 'incorporationCountry'],
    [!profile.registeredAddress?.trim(), 'registeredAddress'],
    [!contact?.name.trim(), 'responsibleContact.name'],
    [!contact?.email.trim(), 'responsibleContact.email'],
    [!declarations.noMinors, 'declarations.noMinors'],
    [!declarations.noRealMoney, 'declarations.noRealMoney'],
    [!declarations.ipOwnership, 'declarations.ipOwnership'],
    [!declarations.truth, 'declarations.truth'],
    [profile.termsVersion !== termsVersion, 'termsVersion'],
    [!items.some((document) => proves(documentNow(document).status)), 'documents'],
  ];
  return lacks.filter(([lacking]) => lacking).map(([, field]) => field);
}

const proves = (status: string) => status === 'UPLOADED' || status === 'ACCEPTED';
