import type { ReactNode } from 'react';

export const yourAccount = (email: string) => `Your account, ${email}`;
export const signOut = 'Sign out';

export const minimumAgeYears = (minAge: number) => `Minimum age: ${minAge} years.`;
export const demoNoLicenceCoinsHave = 'Demo – no licence, coins have no value';
export const coinsCannotBeBoughtExchanged =
  'Coins cannot be bought, exchanged for money or redeemed. If playing stops being fun, set limits, take a break or exclude yourself in your account. All apply immediately.';
export const helpAndTerms = 'Help and terms';
export const limitsAndSelfExclusion = 'Limits and self-exclusion';
export const termsOfService = 'Terms of Service';
export const privacyPolicy = 'Privacy Policy';
export const isOperatedBy = (brandName: string, companyName: string) =>
  `${brandName} is operated by ${companyName}`;
export const asPartOf = (casinoName: string) => ` as part of ${casinoName}`;
export const onNovaLink = (casinoName: ReactNode) => <>{casinoName}, on NovaLink.</>;

export const backToNovaLink = 'Back to NovaLink';
export const novaLink = 'NovaLink';
export const brandNameLobby = (brandName: string) => `${brandName}, lobby`;

export const lobby = 'Lobby';
export const tourneys = 'Tourneys';
export const tournaments = 'Tournaments';
export const coins = 'Coins';
export const account = 'Account';
export const dashboard = 'Dashboard';
export const players = 'Players';
export const promotions = 'Promotions';

export const documents = 'Documents';

export const aboutUs = 'About Us';
export const proof = 'Proof';
export const support = 'Support';
export const demoPlatformNoLicenceCoins =
  '18+ · Demo platform – no licence, coins have no value and cannot be bought.';
export const aboutNovaLink = 'About NovaLink';

export const openMenu = 'Open the menu';
export const menu = 'Menu';
export const closeMenu = 'Close the menu';
export const main = 'Main';

export const admin = 'Admin';
export const provider = 'Provider';
export const operator = 'Operator';

export const novaLinkHomePage = 'NovaLink home page';
export const yourApplication = 'Your application';
export const yourDashboard = 'Your dashboard';
export const signIn = 'Sign in';
export const signUp = 'Sign up';
export const createAccount = 'Create account';

export const search = 'Search';
export const ctrlK = 'Ctrl K';

export const skipToContent = 'Skip to content';

export const acceptTermsToContinue = 'Accept the terms to continue';
export const youHaveNotAcceptedCurrent =
  'You have not accepted the current versions yet. Read and accept them to continue.';

export const theme = 'Theme';

export const expandMenu = 'Expand the menu';
export const collapseMenu = 'Collapse the menu';

export const waiting = 'waiting';
export const yourBalance = (balance: string) => `Your balance: ${balance}`;
