export const history = 'History';
export const everyChangeOfCompanyNewest = 'Every change of the company, newest first.';
export const owner = 'the owner';

export const yourCompanyIsClosed = 'Your company is closed';
export const companyDetails = 'Company details';
export const yourCompanyIsSuspended = 'Your company is suspended';

export const companyIsApproved = 'The company is approved.';
export const openCompany = 'Open the company';
export const complianceProfileIsValid = 'The compliance profile is valid.';
export const openComplianceProfile = 'Open the compliance profile';
export const meaning = 'Meaning';
export const lastReview = 'Last review';
export const notSubmittedYet = 'Not submitted yet';
export const waitingForAdmin = 'Waiting for an admin';
export const fullAccessToPlatform = 'Full access to the platform';
export const waitingForYourChanges = 'Waiting for your changes';
export const suspendedByAdmin = 'Suspended by an admin';
export const closedPermanently = 'Closed permanently';
export const quickLinks = 'Quick links';
export const createGame = 'Create a game';
export const uploadImagesMathModelAnd =
  'Upload images, a math model and rules. Test the game, submit it for review and publish it.';
export const openYourGames = 'Open your games';
export const createCasino = 'Create a casino';
export const setUpCasinoAndIts =
  'Set up a casino and its brands with your own names, colours, games and play coins. An admin reviews each casino once.';
export const openYourCasinos = 'Open your casinos';
export const findGames = 'Find games';
export const compareRtpVolatilityAndFeatures =
  'Compare RTP, volatility and features in the catalogue, and add games to your brands.';
export const openCatalogue = 'Open the catalogue';
export const completeYourComplianceProfile = 'Complete your compliance profile';
export const addOwnersLicencesAndContact =
  'Add owners, licences and a contact. You need an approved profile before you can go live.';
export const keepYourCompanyDetailsUp = 'Keep your company details up to date';
export const otherCompaniesSeeYourName = 'Other companies see your name, address, images and trading terms.';
export const openCompanysDetails = 'Open the company’s details';
export const youDoNotOwnCompany = 'You do not own a company';
export const thisPageShowsCompanyThat =
  'This page shows the company that you own. Admins can find all companies under Admin, Companies.';
export const status = 'Status';
export const website = 'Website';
