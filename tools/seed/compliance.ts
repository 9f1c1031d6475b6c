import type { ComplianceProfile } from '#domain/generated/types';
import { termsVersion } from '#domain/terms-versions';
import { demoAccounts } from './demo-accounts';
import type { Applicant } from './demo-companies';
import { uploadFiles } from './files';
import { graphql } from './graphql';
import { as } from './people';
import type { Seeding } from './seeding';
import type { Session } from './sign-in';

type Known = Pick<ComplianceProfile, 'status' | 'version'>;

/**
 * Brings a provider's compliance profile to VALID: fills it in, adds a document, submits it and accepts it.
 */
export async function ensureCompliance(
  seeding: Seeding,
  { owner, input }: Applicant,
  companyId: string,
): Promise<void> {
  const { status, version } = await as(seeding, owner, (_, session) =>
    sentIn(seeding, session, companyId, owner, input.name),
  );
  if (status !== 'IN_REVIEW') return;
  await as(seeding, demoAccounts.admin, async (token) => {
    await acceptDocuments(seeding, token, companyId);
    await write(seeding, token, 'acceptComplianceProfile', 'ComplianceTransitionInput', {
      companyId,
      expectedVersion: version,
    });
  });
}

type Waiting = Pick<ComplianceProfile, 'documents'> | null;

async function acceptDocuments(seeding: Seeding, token: string, companyId: string): Promise<void> {
  const { getCompany } = await graphql<{ getCompany: { compliance: Waiting } }>(
    seeding,
    token,
    'query Documents($id: ID!) { getCompany(id: $id) { id compliance { documents { id status } } } }',
    { id: companyId },
  );
  for (const { id, status } of getCompany.compliance?.documents ?? []) {
    if (status !== 'UPLOADED') continue;
    await graphql(
      seeding,
      token,
      'mutation Accept($input: ComplianceDocumentInput!) { acceptComplianceDocument(input: $input) { id } }',
      { input: { companyId, id } },
    );
  }
}

async function sentIn(
  seeding: Seeding,
  session: Session,
  companyId: string,
  owner: string,
  legalName: string,
) {
  const { accessToken: token } = session;
  const before = await profileOf(seeding, token, companyId);
  if (before !== null && before.status !== 'INCOMPLETE') return before;
  const saved = await write(seeding, token, 'saveComplianceProfile', 'SaveComplianceProfileInput', {
    companyId,
    expectedVersion: before?.version ?? 0,
    legalName: `${legalName} Ltd`,
    regNumber: 'DEMO 104 215',
    incorporationCountry: 'MT',
    registeredAddress: '12 Old Mint Street, Valletta',
    beneficialOwners: [{ name: 'Ada Falk', country: 'NO', percent: 60 }],
    licences: [],
    responsibleContact: { name: 'Ada Falk', email: owner },
    declarations: { noMinors: true, noRealMoney: true, ipOwnership: true, truth: true },
    acceptTermsVersion: termsVersion,
  });
  const certificate = paper(`Certificate of incorporation of ${legalName} Ltd (demo)`);
  const file = { bytes: certificate, type: 'application/pdf', extension: 'pdf' };
  const [fileKey] = await uploadFiles(seeding, session, 'documents', [file]);
  await graphql(
    seeding,
    token,
    'mutation Add($input: AddComplianceDocumentInput!) { addComplianceDocument(input: $input) { id } }',
    { input: { companyId, type: 'INCORPORATION', fileKey, issuedAt: '2024-03-04' } },
  );
  return write(seeding, token, 'submitComplianceProfile', 'ComplianceTransitionInput', {
    companyId,
    expectedVersion: saved.version,
  });
}

async function profileOf(seeding: Seeding, token: string, id: string): Promise<Known | null> {
  const query = 'query Profile($id: ID!) { getCompany(id: $id) { id compliance { status version } } }';
  const { getCompany } = await graphql<{ getCompany: { compliance: Known | null } }>(seeding, token, query, {
    id,
  });
  return getCompany.compliance;
}

async function write(
  seeding: Seeding,
  token: string,
  field: string,
  inputType: string,
  input: object,
): Promise<Known> {
  const query = `mutation Write($input: ${inputType}!) { ${field}(input: $input) { status version } }`;
  const answer = (await graphql<Record<string, Known>>(seeding, token, query, { input }))[field];
  if (answer === undefined) throw new Error(`${field} returned no data.`);
  return answer;
}

/**
 * A PDF of one page with one line of text, used as the certificate of incorporation of the demo companies.
 */
function paper(text: string): Uint8Array {
  const shown = text.replaceAll(/[^\x20-\x7e]/g, '').replaceAll(/[()\\]/g, '');
  const stream = `BT /F1 18 Tf 60 760 Td (${shown}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${offset}`.padStart(10, '0');
  });
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join('');
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return new TextEncoder().encode(file);
}
