export const emailNotifications = 'E-mail notifications';
export const allNotificationsAlsoAppearUnder = 'All notifications also appear under the bell.';

export const company = 'Company';
export const yourCompanyIsApprovedSuspended =
  'Your company is approved, suspended or closed, or changes are requested.';
export const compliance = 'Compliance';
export const decisionsAboutYourComplianceProfile =
  'Decisions about your compliance profile and its documents.';
export const games = 'Games';
export const decisionsAboutYourGamesAnd = 'Decisions about your games and their versions.';
export const casinos = 'Casinos';
export const decisionsAboutYourCasinos = 'Decisions about your casinos.';
export const access = 'Access';
export const youJoinOrLeaveGroup = 'You join or leave a group.';
export const support = 'Support';
export const yourSupportRequestsAreAnswered = 'Your support requests are answered.';
export const promotions = 'Promotions';
export const promotionsOfYourBrandsWait =
  'Promotions of your brands wait for confirmation, or yours are decided on.';
export const testRuns = 'Test runs';
export const testRunThatYouStarted = 'A test run that you started has ended.';
export const emailNotificationsAreNotSet =
  'E-mail notifications are not set up. Notifications appear under the bell.';
export const emailMeAbout = 'E-mail me about';
export const saved = 'Saved.';

export const exportMyData = 'Export my data';
export const entriesSoFar = (entries: number) => `${entries} entries so far…`;
export const fileIsSaved = 'The file is saved.';
