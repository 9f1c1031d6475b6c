export const invitations = 'Invitations';
export const lead =
  'Invited players can collect the reward until the end of the next period, or until the promotion ends.';
export const invited = 'Invited';
export const period = 'Period';
export const invitation = 'invitation';
export const manyInvitations = 'invitations';
export const noInvitationsYet = 'No invitations yet';
export const invitePlayersAbove = 'Find a player by name and invite them. They see the reward in the lobby.';
export const invitePlayer = 'Invite a player';
export const inviteName = (name: string) => `Invite ${name}?`;
export const invite = 'Invite';
export const playerCanCollect = (reward: string) => `The player can collect ${reward}.`;
export const isInvited = (name: string) => `${name} is invited.`;
export const onlyWhileActive = 'You can invite players while the promotion is active.';
