import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { dayFileJson } from '#domain/audit/day-file';
import type { SiteVectors } from '#domain/audit/site-vectors';
import { roundProofJson } from '@novalink/engine/proof';
import { givenProofs } from '@novalink/engine/testing';
import { certificateOfGame } from '../src/parts/lab/certificates/certificate-text';
import { gameCertificate } from '../src/parts/lab/testing/game-certificate';

const certificate = certificateOfGame(
  gameCertificate({ id: '01KAJ3ZV8N4Q6T9XWCB2R5M7YD', title: 'Amber Evening' }),
);
const [proof] = givenProofs();
const { auditDays } = JSON.parse(
  readFileSync('frontend/public/novalink-vectors.json', 'utf8'),
) as SiteVectors;
const [day] = auditDays;
if (day === undefined) throw new Error('The vectors have no days.');
const log = dayFileJson(day);
if (proof === undefined) throw new Error('The vectors have no rounds.');
const round = roundProofJson(proof);

let opened = 0;

/** Opens the verifier page and starts its script, as a browser does. */
const open = async () => {
  const html = readFileSync('frontend/verifier/page.html', 'utf8');
  document.body.innerHTML = html.slice(html.indexOf('<main>'), html.indexOf('</main>'));
  // The query makes it another module, which runs again.
  await import(`./main?${(opened += 1)}`);
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(/^Self-test passed: (\d+) of \1 /),
  );
};

const verify = async (text: string) => {
  await open();
  await userEvent.click(screen.getByLabelText('Or paste its text'));
  await userEvent.paste(text);
  await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
};

test('verifies a round', async () => {
  await verify(round);
  expect(await screen.findByText('Verified: all values match.')).toBeVisible();
  expect(screen.getByText('Commitment: equal')).toBeVisible();
  expect(screen.queryByText('The verifier has not started.', { exact: false })).not.toBeVisible();
});

test('does not verify a changed round', async () => {
  await verify(round.replace(/"win": "\d+"/, '"win": "123456"'));
  expect(await screen.findByText('Not verified: some values do not match.')).toBeVisible();
  expect(screen.getByText('Win: different')).toBeVisible();
  expect(screen.getByText('1,234.56')).toBeVisible();
});

test('verifies a certificate by repeating all of its rounds', async () => {
  await verify(certificate);
  expect(await screen.findByText('Verified: identical results.')).toBeVisible();
});

test('does not verify a certificate with a changed verdict', async () => {
  await verify(certificate.replace('"why":"', '"why":"Trust us. '));
  expect(await screen.findByText('Not verified: the results are different.')).toBeVisible();
});

test('verifies a day of the public audit log', async () => {
  await verify(log);
  expect(await screen.findByText('Verified: the chain is unbroken.')).toBeVisible();
  expect(screen.getByText('Entries: All 3 entries are unchanged and in order.')).toBeVisible();
  expect(screen.getByText('Day before: This is the first day of the log.')).toBeVisible();
});

test('does not verify a changed day', async () => {
  await verify(log.replace('COMPANY_APPROVED', 'COMPANY_CLOSED'));
  expect(await screen.findByText('Not verified: the chain is broken.')).toBeVisible();
  expect(screen.getByText(/^Entries: Entry 1: the entry was changed/)).toBeVisible();
});

test.each([
  ['', 'This is not a valid proof of a round.', 'proof'],
  ['{"schema":"novalink.certificate/2"}', 'This is not a valid certificate.', 'engine'],
  ['{"schema":"novalink.audit-day/1"}', 'This is not a valid day of the public audit log.', 'head'],
  [round.replace('"nonce": ', '"nonce": -'), 'This is not a valid proof of a round.', 'nonce'],
])('shows the path of the error in %j', async (text, sentence, path) => {
  await verify(text);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByText(path, { selector: 'code' })).toBeVisible();
});

test('shows markup in a proof as text', async () => {
  await verify(JSON.stringify({ ...proof, gameTitle: '<img src=x onerror=alert(1)>' }));
  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(document.querySelector('img')).toBeNull();
});
