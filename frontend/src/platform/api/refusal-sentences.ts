import type { RefusalCode, RefusalParameters } from '#domain/refusal-codes';

type Sentence = string | ((parameters: RefusalParameters) => string);

/** The sentences for the API's error codes. */
export const refusals: Record<RefusalCode, Sentence> = {
  'input.required': ({ field }) => `${fieldName(field)} is required.`,
  'input.too-long': ({ field, limit }) =>
    limit === undefined
      ? `${fieldName(field)} is too long.`
      : `${fieldName(field)} can have at most ${limit} characters.`,
  'input.too-short': ({ field, limit }) =>
    limit === undefined
      ? `${fieldName(field)} is too short.`
      : `${fieldName(field)} needs at least ${limit} characters.`,
  'input.invalid': ({ field }) => `${fieldName(field)} is not valid.`,
  'input.out-of-range': ({ field, smallest, largest }) =>
    smallest === undefined || largest === undefined
      ? `${fieldName(field)} is out of range.`
      : `${fieldName(field)} must be from ${smallest} to ${largest}.`,
  'input.character': ({ field }) => `${fieldName(field)} contains a character that is not allowed.`,
  'input.invisible': ({ field }) => `${fieldName(field)} needs at least one visible character.`,
  'input.not-writable': ({ field }) => `${fieldName(field)} cannot be changed here. Remove it and try again.`,
  'list.limit-out-of-range': 'The page size is too large. Request fewer items.',
  'company.missing': 'This company does not exist, or you do not have access to it.',
  'company.owner-not-yours': 'Only admins can create a company for someone else.',
  'company.not-owner': 'Only the owner of the company can do this.',
  'company.already-open': 'You already have a company. Close it before you create another one.',
  'company.wrong-status': ({ status }) => movedOn('The company', status),
  'company.stale':
    'Someone else changed this company after you opened it. Review the changes, then save again.',
  'company.kind-missing': 'Choose the company type, then submit again.',
  'company.condition-not-met': 'The company has changed in the meantime. Reload it and try again.',
  'company.own': 'You cannot review your own company. Another admin must review it.',
  'company.in-use': 'This company still has live games or casinos. Close them first.',
  'company.not-approved': ({ status }) =>
    status === undefined
      ? 'An admin must approve the company first.'
      : `An admin must approve the company first. It is ${inWords(status)} now.`,
  'company.not-provider': 'Only a company that provides games can do this.',
  'api-key.missing': 'This API key does not exist or is already revoked.',
  'api-key.too-many': ({ limit }) =>
    limit === undefined
      ? 'The company can have no more active API keys. Revoke one first.'
      : `A company can have ${limit} active API keys. Revoke one first.`,
  'webhook.missing': 'This webhook does not exist or was deleted.',
  'webhook.too-many': ({ limit }) =>
    limit === undefined
      ? 'The company can have no more webhooks. Delete one first.'
      : `A company can have ${limit} webhooks. Delete one first.`,
  'webhook.disabled': 'This webhook is disabled. Enable it first.',
  'webhook-delivery.missing': 'This delivery does not exist or is older than 30 days.',
  'webhook-delivery.pending': 'This delivery is still being sent.',
  'compliance.missing': 'The company has no compliance profile yet. Save the profile first.',
  'compliance.stale':
    'Someone else changed this profile after you opened it. Review the changes, then save again.',
  'compliance.wrong-status': ({ status }) => movedOn('The compliance profile', status),
  'compliance.incomplete': ({ fields }) => stillMissing('the compliance profile', fields),
  'compliance.not-valid': ({ status }) =>
    status === undefined
      ? 'Nothing goes live before an admin has accepted the company’s compliance profile.'
      : `Nothing goes live before an admin has accepted the company’s compliance profile; it is ${inWords(status)} now.`,
  'compliance.undecided-documents': ({ count }) => {
    if (count === undefined) return 'Approve or reject every document first. Some are not reviewed yet.';
    return count === 1
      ? 'Approve or reject every document first. 1 document is not reviewed yet.'
      : `Approve or reject every document first. ${count} documents are not reviewed yet.`;
  },
  'compliance.terms-outdated':
    'The terms have changed since you opened this page. Reload the page and read them.',
  'document.missing': 'This document does not exist any more.',
  'document.too-many': ({ limit }) =>
    limit === undefined
      ? 'A profile can hold no more documents. Remove one first.'
      : `A profile can hold at most ${limit} documents. Remove one first.`,
  'file.unchecked':
    'One of the files has not passed the upload check. Wait a moment, or choose another file.',
  'file.taken': 'Another document already uses this file. Upload it again for this document.',
  'file.not-yours': 'This file belongs to another user. Choose one that you uploaded.',
  'game.missing': 'This game does not exist, or you do not have access to it.',
  'game.stale': 'Someone else changed this game after you opened it. Review the changes, then save again.',
  'game.wrong-status': ({ status }) => movedOn('The game', status),
  'game.code-taken': 'Another game already uses this code. Choose a different one.',
  'game.incomplete': ({ field }) =>
    field === undefined ? 'The game is incomplete.' : `${fieldName(field)} is still missing from the game.`,
  'game.no-mathematics': 'Only slot games can have versions with a math model.',
  'version.missing': 'This version does not exist, or you do not have access to it.',
  'version.stale':
    'Someone else changed this version after you opened it. Review the changes, then save again.',
  'version.wrong-status': ({ status }) => movedOn('The version', status),
  'version.semver-taken': 'The game already has a version with this number. Choose a higher one.',
  'version.model-faulty': ({ path, reason }) =>
    path === undefined || reason === undefined
      ? 'The math model has an error.'
      : `The math model has an error at ${path}: ${reason}.`,
  'version.not-certified': 'This math model has no passed test run. Run the test first.',
  'run.missing': 'This test run does not exist, or you do not have access to it.',
  'run.wrong-status': ({ status }) => movedOn('The test run', status),
  'run.mode-unknown': ({ mode }) =>
    mode === undefined ? 'The math model has no such mode.' : `The math model has no mode ${mode}.`,
  'run.too-many': ({ limit }) =>
    limit === undefined
      ? 'You have too many running test runs. Wait until one ends, or cancel one.'
      : `You have ${limit} running test runs. Wait until one ends, or cancel one.`,
  'age.unconfirmed': 'Confirm your age before you play.',
  'terms.not-accepted': 'Accept the current terms and the privacy policy first, then try again.',
  'terms.outdated': 'The terms have changed. Reload the page to read the current version.',
  'play.token-invalid': 'This game session is not valid. Start a new one.',
  'play.token-expired': 'This game session has ended. Start a new one to continue.',
  'play.round-played': 'This round has already been played. Start a new session to continue.',
  'play.bet-not-offered': 'This bet is not available for the game.',
  'launch.expired': 'This game session has expired. Open the game again in the casino.',
  'launch.opened': 'This game session was opened in another browser. Open the game again in the casino.',
  'play.too-many-sessions': ({ waitMs }) =>
    `You have started many games in the last hour. Try again in ${Math.ceil(Number(waitMs) / 60_000)} minutes, or sign in.`,
  'play.too-fast': ({ waitMs }) =>
    waitMs === undefined
      ? 'The previous round has only just ended. Wait a moment, then try again.'
      : `The previous round has only just ended. Wait ${Math.ceil(Number(waitMs) / 1000)} s, then try again.`,
  'session.missing': 'This game session is not valid. Start a new one to continue.',
  'session.ended': 'This game session has ended. Start a new one to continue.',
  'session.pause': ({ until }) =>
    until === undefined
      ? 'You have played as long as your session limit allows. Take a pause, then start a new session.'
      : `You have played as long as your session limit allows. You can start a new session after a pause, from ${moment(until)}.`,
  'round.missing': 'The details of this round are not available. Your statement shows its bet and its win.',
  'replay.missing':
    'This replay is not available. Its player may have stopped sharing it, or it has expired.',
  'replay.too-many':
    'You have reached the limit of shared rounds in this brand. Stop sharing one of them first.',
  'rtp-alert.missing': 'This RTP alert does not exist.',
  'rtp-alert.stale':
    'Someone else changed this alert after you opened it. Review the changes, then try again.',
  'rtp-alert.wrong-status': ({ status }) => movedOn('The alert', status),
  'range.reversed': 'The first day must not be after the last day. Choose another range.',
  'range.in-future': 'The last day must not be after today (UTC).',
  'range.too-long': ({ days }) =>
    days === undefined ? 'Choose a shorter range.' : `Choose a range of at most ${days} days.`,
  'seeds.stale': 'These seeds have already been changed. Reload to see the current seeds.',
  'request.failed': ({ requestId }) =>
    requestId === undefined
      ? 'Something went wrong. Try again.'
      : `Something went wrong. Try again. If it happens again, report request ${requestId}.`,
  'settings.stale': 'You saved these settings in another window. Review the changes, then save again.',
  'write.collided': 'Someone else saved at the same time. Try again.',
  'caller.rights-withdrawn': 'Your access has changed since you signed in. Sign out and sign in again.',
  'company.not-operator': 'Only a company that operates casinos can do this.',
  'casino.missing': 'This casino does not exist, or you do not have access to it.',
  'casino.stale':
    'Someone else changed this casino after you opened it. Review the changes, then save again.',
  'casino.wrong-status': ({ status }) => movedOn('The casino', status),
  'casino.incomplete': ({ fields }) => stillMissing('the casino', fields),
  'casino.not-seamless': 'The ledger of NovaLink keeps the coins of this casino. Choose an own wallet first.',
  'casino.wallet-not-tested':
    'The wallet has not passed the contract tests with its current settings. Run the contract tests, then submit the casino.',
  'wallet-test.running': 'The contract tests are already running. Wait until they end.',
  'wallet-report.missing': 'This report does not exist, or it is not public.',
  'casino.not-active': ({ status }) =>
    status === undefined
      ? 'The casino has to be active first.'
      : `The casino has to be active first; it is ${inWords(status)} now.`,
  'brand.missing': 'This brand does not exist, or you do not have access to it.',
  'brand.stale': 'Someone else changed this brand after you opened it. Review the changes, then save again.',
  'brand.too-soon': ({ until }) =>
    until === undefined
      ? 'You cannot change the time zone again yet.'
      : `You can change the time zone again on ${moment(until)}.`,
  'brand.wrong-status': ({ status }) => movedOn('The brand', status),
  'brand.slug-taken': 'Another brand already uses this short name. Choose a different one.',
  'brand.seamless':
    'The coins of this brand are in the operator’s own wallet. Open its games on the operator’s site.',
  'brand.closed': 'This brand is not open at the moment.',
  'brand.incomplete': ({ missing }) => stillMissing('the brand', missing),
  'brand.country-blocked': 'This brand does not take players from your country.',
  'brand.terms-outdated': 'The terms have changed since you opened this page. Reload the page and read them.',
  'brand.too-many': ({ field, limit }) => {
    if (limit === undefined) return 'The brand cannot hold more of these. Remove one first.';
    return field === undefined
      ? `The brand can hold at most ${limit} of these.`
      : `The brand can hold at most ${limit} ${inWords(fieldName(field))}.`;
  },
  'brand.level-too-low': 'Your level in this brand does not allow this.',
  'coin.missing': 'This coin does not exist in this brand. Choose another coin.',
  'coin.fixed': ({ field }) =>
    field === undefined
      ? 'This value of a coin cannot be changed.'
      : `${fieldName(field)} of a coin cannot be changed.`,
  'coin.no-daily': 'There are no daily coins for this coin.',
  'grant.above-allowance':
    'This amount, added to the coins that the brand has already given today, exceeds the coin’s daily limit without a second admin. Enter a smaller amount, grant it tomorrow (UTC), or invite the player to a promotion that another admin confirms.',
  'package.missing': 'This package is no longer available.',
  'package.too-soon': ({ until }) =>
    until === undefined
      ? 'You have already claimed this package. You can claim it again later.'
      : `You have already claimed this package. You can claim it again on ${moment(until)}.`,
  'package.used-up': ({ limit }) =>
    limit === undefined
      ? 'You have reached the maximum number of claims for this package.'
      : `You have claimed this package ${limit} times, which is the maximum.`,
  'tournament.missing': 'This tournament does not exist, or it is not published.',
  'tournament.stale':
    'Someone else changed this tournament after you opened the page. Review the changes, then try again.',
  'tournament.wrong-status': ({ status }) => movedOn('The tournament', status),
  'tournament.own':
    'You set the prizes. Added to the coins that the brand has already given today, they exceed the daily limit without a second admin. Another admin of the brand has to publish this tournament.',
  'tournament.past': ({ limit }) =>
    `The start must be at least ${limit ?? 60} seconds after publication. Choose a later start, then publish the tournament.`,
  'tournament.too-many': 'The brand has too many published tournaments. Wait until one has ended.',
  'tournament.prizes': 'The prizes are not valid: check the ranks and amounts.',
  'tournament.closed': 'This tournament does not accept entries any more.',
  'tournament.full': 'This tournament is full.',
  'promotion.missing': 'This promotion does not exist, or it is not available to you.',
  'promotion.stale':
    'Someone else changed this promotion after you opened the page. Review the changes, then try again.',
  'promotion.wrong-status': ({ status }) => movedOn('The promotion', status),
  'promotion.rules': ({ path }) =>
    path ? `The rules are not valid. Check this field: ${path}.` : 'The rules are not valid.',
  'promotion.own': 'You submitted this promotion. Another admin of the brand has to confirm it.',
  'threshold.own':
    'You requested this change. Another manager of the brand has to approve it by saving the same value.',
  'confirmation.level-too-new':
    'You became an admin of this brand after the submission, so you cannot confirm it. Another manager has to.',
  'promotion.dry-run-running': 'A dry run of this brand is in progress. Try again when it has ended.',
  'promotion.past': 'The end is in the past. Choose a later end, then publish the promotion.',
  'promotion.too-many':
    'The brand has too many published promotions. Wait until one has ended, or cancel one.',
  'promotion.code-taken': 'Another published promotion of the brand has this code. Choose another code.',
  'promotion.too-many-codes':
    'You entered too many codes that do not exist or are not for you. Try again in an hour.',
  'promotion.closed': 'This promotion cannot be collected now.',
  'promotion.not-eligible': 'This promotion is for other players.',
  'promotion.no-invitations':
    'Players cannot be invited to this promotion. They collect its rewards by themselves.',
  'promotion.player-not-eligible': ({ reason }) =>
    reason === 'PROTECTED'
      ? 'This player is excluded or suspended and cannot collect rewards.'
      : 'This player cannot collect the reward, because the promotion is for other players.',
  'promotion.blocked':
    'You can collect this reward when your other reward in progress has ended. The two cannot be combined.',
  'promotion.conditions': 'You have not met all conditions of this promotion yet.',
  'promotion.claimed': 'You have already collected this reward.',
  'promotion.too-many-open': ({ limit }) =>
    limit === undefined
      ? 'You have too many rewards in progress. Finish one, or give one up.'
      : `You can have ${limit} rewards in progress at the same time. Finish one, or give one up.`,
  'claim.missing': 'This reward does not exist.',
  'claim.ended': 'This reward is not in progress any more.',
  'promotion.budget-used': 'All rewards of this promotion were collected.',
  'entry.missing': 'This entry does not exist.',
  'entry.decided': 'This entry was already decided.',
  'player.missing': 'This player does not exist, or you are not a player of this brand.',
  'player.stale':
    'Someone else changed this player after you opened the page. Review the changes, then try again.',
  'player.wrong-status': ({ status }) => movedOn('The player', status),
  'player.manager':
    'Managers of a brand cannot get its coins, rewards or prizes. To try a game, use demo coins.',
  'player.self': 'You cannot do this to yourself. Ask another admin of the brand.',
  'player.tags-too-many': ({ limit }) =>
    limit === undefined
      ? 'A player can have no more tags. Remove one, then save again.'
      : `A player can have at most ${limit} tags. Remove one, then save again.`,
  'player.tag-format': ({ limit }) =>
    limit === undefined
      ? 'A tag can have only lower-case letters, digits and hyphens.'
      : `A tag can have 1–${limit} lower-case letters, digits and hyphens.`,
  'player.tag-duplicate': ({ tag }) =>
    tag === undefined ? 'Enter each tag once.' : `The tag ${tag} is entered twice. Remove one of them.`,
  'player.suspended': 'You are suspended in this brand. Contact its support for details.',
  'player.self-excluded': ({ until }) =>
    until === undefined
      ? 'You excluded yourself from play. This cannot be undone.'
      : `You excluded yourself from play until ${moment(until)}. This cannot be undone.`,
  'player.on-break': ({ until }) =>
    until === undefined
      ? 'You are taking a break from play. Nobody can end it earlier.'
      : `You are taking a break from play until ${moment(until)}. Nobody can end it earlier.`,
  'player.excluded':
    'This player has excluded themselves from play, or is taking a break, and cannot receive coins.',
  'player.limit-reached': ({ limit, until }) => {
    const exceeded =
      limit === undefined
        ? 'This bet could exceed a responsible play limit.'
        : `This bet could exceed the ${inWords(fieldName(limit))} limit.`;
    return until === undefined ? exceeded : `${exceeded} You can play again after ${moment(until)}.`;
  },
  'wallet.insufficient': 'Not enough coins.',
  'wallet.full': 'This would exceed the maximum balance. No coins were moved.',
  'wallet.refused': 'The casino did not accept this bet. No coins were moved.',
  'wallet.unavailable': 'The casino does not answer at the moment. The bet does not count.',
  'round.not-waiting': 'This round no longer needs a decision.',
  'round.open': 'Your last round is not finished yet. Try again in a moment.',
  'wallet.unknown': 'We could not confirm this request. Try again. It will not be counted twice.',
  'request.expired':
    'This request is more than 24 hours old and cannot be repeated. Your statement shows whether it was carried out.',
  'request.ahead': 'The clock of this device is not correct. Set the clock, then try again.',
  'request.other-body': 'A different request with the same ID was sent before. No coins were moved.',
  'support.missing': 'This support request does not exist, or was deleted.',
  'support.stale': 'Someone else changed this request after you opened it. Reload it and try again.',
  'support.wrong-status': ({ status }) => movedOn('The request', status),
  'support.too-many': ({ limit, of }) => tooManyRequests(limit, of),
  'user.missing': 'This user no longer exists.',
  'user.self': 'You cannot do this to your own account.',
  'user.last-admin': 'This is the last admin. Add another admin first.',
  'group.unknown': 'This group does not exist.',
};

/** The sentence for a step that came too late. */
const movedOn = (what: string, status: string | number | undefined): string =>
  status === undefined
    ? `The status of ${inWords(what)} has changed, so this is no longer possible.`
    : `${what} is ${inWords(status)} now, so this step is no longer possible.`;

/** `fields` are names separated by commas. */
const stillMissing = (what: string, fields: string | number | undefined): string =>
  fields === undefined
    ? `Some values are missing from ${what}.`
    : `Still missing from ${what}: ${String(fields).split(',').map(fieldName).join(', ')}.`;

/** `CHANGES_REQUESTED` → `changes requested`. */
const inWords = (status: string | number): string => String(status).toLowerCase().replaceAll('_', ' ');

/** `legalName` → `Legal name`, `declarations.truth` → `Declarations truth`. */
const fieldName = (field: string | number | undefined): string => {
  if (field === undefined) return 'A field';
  const labels = String(field)
    .replaceAll('.', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return labels.charAt(0).toUpperCase() + labels.slice(1);
};

const moments = new Intl.DateTimeFormat('en', {
  ...{ year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  timeZoneName: 'short',
});

/** An ISO time in the user's time zone; an invalid value stays unchanged. */
const moment = (at: string | number): string => {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? String(at) : moments.format(date);
};

/** `of`: the counted requests (of the sender, of the guests in one network, of all guests, or the answers to one request). */
const tooManyRequests = (limit: string | number | undefined, of: string | number | undefined): string => {
  const many = limit ?? 'several';
  if (of === 'answers')
    return `A support request can have at most ${many} answers. Close it, or answer by e-mail.`;
  if (of === 'network')
    return 'Too many requests from your network in the last hour. Sign in to send yours, or try again in an hour.';
  return of === 'guests'
    ? 'Too many requests from visitors in the last hour. Sign in to send yours, or try again in an hour.'
    : `You can send ${many} requests an hour. Try again in an hour.`;
};
