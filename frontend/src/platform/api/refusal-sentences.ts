import type { RefusalCode, RefusalParameters } from '#domain/refusal-codes';

type Sentence = string | ((parameters: RefusalParameters) => string);

/** What the product's refusals say to a person. */
export const refusals: Record<RefusalCode, Sentence> = {
  'input.required': ({ field }) => `${fieldName(field)} is required.`,
  'input.too-long': ({ field, limit }) =>
    `${fieldName(field)} may have at most ${limit ?? 'fewer'} characters.`,
  'input.too-short': ({ field, limit }) =>
    `${fieldName(field)} needs at least ${limit ?? 'more'} characters.`,
  'input.invalid': ({ field }) => `${fieldName(field)} is not valid.`,
  'input.character': ({ field }) => `${fieldName(field)} contains a character that is not allowed.`,
  'input.invisible': ({ field }) => `${fieldName(field)} needs at least one visible character.`,
  'input.not-writable': ({ field }) =>
    `${fieldName(field)} cannot be changed here. Leave it out and send the rest again.`,
  'list.limit-out-of-range': 'That is more than one page can show.',
  'company.missing': 'This company does not exist, or is not yours.',
  'company.owner-not-yours': 'Only admins may create a company for somebody else.',
  'company.not-owner': 'Only the owner of the company can do this.',
  'company.already-open': 'You already have a company. Close it before you start another.',
  'company.wrong-status': ({ status }) => movedOn('The company', status),
  'company.stale': 'Somebody saved this company after you opened it. Look at what changed, then save again.',
  'company.kind-missing': 'Choose what the company does, then submit it again.',
  'company.condition-not-met': 'The company has changed in the meantime. Reload it and try again.',
  'company.own': 'You cannot decide on a company that you own. Another admin can.',
  'company.in-use': 'This company still has live games or casinos. Stop them first.',
  'company.not-approved': ({ status }) => {
    const now = status === undefined ? '' : ` It is ${inWords(status)} now.`;
    return `An admin has to approve the company first.${now}`;
  },
  'company.not-provider': 'Only a company that provides games can do this.',
  'compliance.missing': 'There is no compliance profile yet. Save one first.',
  'compliance.stale':
    'Somebody saved this profile after you opened it. Look at what changed, then save again.',
  'compliance.wrong-status': ({ status }) => movedOn('The compliance profile', status),
  'compliance.incomplete': ({ fields }) => stillMissing('the compliance profile', fields),
  'compliance.not-valid': ({ status }) =>
    `Nothing goes live before an admin has accepted the company’s compliance profile${
      status === undefined ? '' : `; it is ${inWords(status)} now`
    }.`,
  'compliance.undecided-documents': ({ count }) =>
    `Accept or reject every document first. ${
      count === 1 ? '1 document is' : `${count ?? 'Some'} documents are`
    } not decided yet.`,
  'compliance.terms-outdated':
    'The terms have changed since you opened this page. Load it again and read them.',
  'document.missing': 'This document does not exist any more.',
  'document.too-many': ({ limit }) =>
    `A profile can hold ${limit === undefined ? 'no more' : `at most ${limit}`} documents. Remove one first.`,
  'file.unchecked':
    'A file that is named here has not passed the upload check. Wait a moment, or choose another.',
  'file.taken': 'Another document already uses this file. Upload it again for this one.',
  'file.not-yours': 'This file belongs to another user. Choose one that you uploaded.',
  'game.missing': 'This game does not exist, or is not yours.',
  'game.stale': 'Somebody saved this game after you opened it. Look at what changed, then save again.',
  'game.wrong-status': ({ status }) => movedOn('The game', status),
  'game.code-taken': 'Another game has this code already. Choose a different one.',
  'game.incomplete': ({ field }) =>
    field === undefined
      ? 'Something is still missing from the game.'
      : `${fieldName(field)} is still missing from the game.`,
  'game.no-mathematics': 'Only slot games have versions with mathematics.',
  'version.missing': 'This version does not exist, or is not yours.',
  'version.stale': 'Somebody saved this version after you opened it. Look at what changed, then save again.',
  'version.wrong-status': ({ status }) => movedOn('The version', status),
  'version.semver-taken': 'The game has a version with this number already. Choose a higher one.',
  'version.model-faulty': ({ path, reason }) =>
    path === undefined || reason === undefined
      ? 'The math model has a fault.'
      : `The math model has a fault at ${path}: ${reason}.`,
  'version.not-certified': 'No test run has passed with exactly this math model. Test it first.',
  'run.missing': 'This test run does not exist, or is not yours.',
  'run.wrong-status': ({ status }) => movedOn('The test run', status),
  'run.mode-unknown': ({ mode }) =>
    mode === undefined ? 'The math model has no such mode.' : `The math model has no mode ${mode}.`,
  'run.too-many': ({ limit }) =>
    `You have ${limit ?? 'too many'} test runs under way. Wait until one ends, or cancel one.`,
  'age.unconfirmed': 'Please confirm your age before you play.',
  'terms.not-accepted': 'Accept the current terms and the privacy policy first, then try again.',
  'terms.outdated': 'The terms have changed. Reload the page to read the current version.',
  'play.token-invalid': 'This sitting is not yours, or was not started here. Start again.',
  'play.token-expired': 'This sitting has ended. Start another to play on.',
  'play.round-played': 'This round has been played already. Start again to go on.',
  'play.bet-not-offered': 'This bet is not offered for the game.',
  'play.too-fast': ({ waitMs }) =>
    `The last round was only a moment ago. ${
      waitMs === undefined ? 'Wait a moment' : `Wait ${Math.ceil(Number(waitMs) / 1000)} s`
    }, then try again.`,
  'session.missing': 'This play session is not yours, or is not there any more. Start another to play on.',
  'session.ended': 'This play session has ended. Start another to play on.',
  'round.missing': 'The details of this round are lost. Your statement shows its bet and its win.',
  'seeds.stale': 'These seeds have been changed already. Look at the ones that are in use now.',
  'request.failed': ({ requestId }) =>
    `Something went wrong. Try again.${requestId === undefined ? '' : ` If it happens again, report request ${requestId}.`}`,
  'settings.stale': 'You saved these settings in another window. Look at what changed, then save again.',
  'write.collided': 'Somebody wrote at the same moment. Please try again.',
  'caller.rights-withdrawn': 'Your access has changed since you signed in. Sign out and sign in again.',
  'company.not-operator': 'Only a company that operates casinos can do this.',
  'casino.missing': 'This casino does not exist, or is not yours.',
  'casino.stale': 'Somebody saved this casino after you opened it. Look at what changed, then save again.',
  'casino.wrong-status': ({ status }) => movedOn('The casino', status),
  'casino.incomplete': ({ fields }) => stillMissing('the casino', fields),
  'casino.not-active': ({ status }) =>
    `The casino has to be active first${status === undefined ? '' : `; it is ${inWords(status)} now`}.`,
  'brand.missing': 'This brand does not exist, or is not open to you.',
  'brand.stale': 'Somebody saved this brand after you opened it. Look at what changed, then save again.',
  'brand.wrong-status': ({ status }) => movedOn('The brand', status),
  'brand.slug-taken': 'Another brand has this short name already. Choose a different one.',
  'brand.closed': 'This brand is not open just now.',
  'brand.incomplete': ({ missing }) => stillMissing('the brand', missing),
  'brand.country-blocked': 'This brand does not take players from your country.',
  'brand.terms-outdated': 'The terms have changed since you opened this page. Load it again and read them.',
  'brand.too-many': ({ field, limit }) =>
    limit === undefined
      ? 'The brand can hold no more of these. Remove one first.'
      : `The brand can hold at most ${limit} ${field === undefined ? 'of these' : inWords(fieldName(field))}.`,
  'brand.level-too-low': 'Your level in this brand does not allow it.',
  'coin.missing': 'This brand has no such coin.',
  'coin.fixed': ({ field }) =>
    `${field === undefined ? 'This' : fieldName(field)} of a coin never changes; other numbers rest on it.`,
  'coin.no-daily': 'There are no daily coins of this kind.',
  'package.missing': 'This package is not offered any more.',
  'package.too-soon': ({ until }) =>
    until === undefined
      ? 'You have claimed this package already. It opens again later.'
      : `You have claimed this package already. It opens again on ${moment(until)}.`,
  'package.used-up': ({ limit }) =>
    limit === undefined
      ? 'You have claimed this package as often as it can be claimed.'
      : `You have claimed this package ${limit} times; that is as often as it can be claimed.`,
  'player.missing': 'You are not a player of this brand, or there is no such player.',
  'player.stale':
    'Somebody changed this player after you opened the page. Look at what changed, then try again.',
  'player.wrong-status': ({ status }) => movedOn('The player', status),
  'player.self': 'You cannot do this to yourself. Somebody else who manages the brand can.',
  'player.suspended': 'You are suspended here. Those who run the brand can say more.',
  'player.self-excluded': ({ until }) =>
    until === undefined
      ? 'You excluded yourself from play. That cannot be taken back.'
      : `You excluded yourself from play until ${moment(until)}. That cannot be taken back.`,
  'player.excluded': 'This player has excluded themselves from play and cannot receive coins.',
  'player.limit-reached': ({ limit, until }) => {
    const which = limit === undefined ? 'a limit of play' : `the ${inWords(fieldName(limit))} limit`;
    const again = until === undefined ? '' : ` Play goes on after ${moment(until)}.`;
    return `A loss here would go beyond ${which}.${again}`;
  },
  'wallet.insufficient': 'There are not enough coins for this.',
  'wallet.full': 'This would bring the balance above its highest. Nothing was moved.',
  'wallet.unknown':
    'We do not know yet whether this went through. Try again: the same request never counts twice.',
  'request.expired':
    'This request is more than 24 hours old and cannot be repeated. Your statement shows whether it was carried out.',
  'request.ahead': 'The clock of this device is ahead. Set it, then try again.',
  'request.other-body': 'This request was sent before with something else in it. Nothing was moved.',
  'user.missing': 'There is no such user any more.',
  'user.self': 'You cannot do this to your own account here.',
  'user.last-admin': 'This is the last admin. Make somebody else an admin first.',
  'group.unknown': 'There is no such group.',
};

/** What a step that came too late says. */
const movedOn = (what: string, status: string | number | undefined): string =>
  status === undefined
    ? `${what} has moved on, so this step is no longer possible.`
    : `${what} is ${inWords(status)} now, so this step is no longer possible.`;

/** `fields` are names with commas between them. */
const stillMissing = (what: string, fields: string | number | undefined): string =>
  fields === undefined
    ? `Something is still missing from ${what}.`
    : `Still missing from ${what}: ${String(fields).split(',').map(fieldName).join(', ')}.`;

/** `CHANGES_REQUESTED` → `changes requested`. */
const inWords = (status: string | number): string => String(status).toLowerCase().replaceAll('_', ' ');

/** `legalName` → `Legal name`, `declarations.truth` → `Declarations truth`. */
const fieldName = (field: string | number | undefined): string => {
  if (field === undefined) return 'A field';
  const words = String(field)
    .replaceAll('.', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const moments = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** An ISO moment in the reader's own time zone; what is none stays as it is. */
const moment = (at: string | number): string => {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? String(at) : moments.format(date);
};
