import type { Route } from './route';

/** Pages that everyone can open. */
export const publicRoutes = {
  Home: { path: '/', layout: 'landing', title: 'Home', menuHidden: true, access: 'public' },
  login: { path: '/Login', layout: 'none', title: 'Sign in', menuHidden: true, access: 'public' },
  signup: {
    path: '/SignUp',
    layout: 'none',
    title: 'Create your account',
    menuHidden: true,
    access: 'public',
  },
  'About Us': {
    path: '/static/About',
    layout: 'docs',
    title: 'About',
    menuHidden: false,
    access: 'public',
  },
  Proof: { path: '/static/Proof', layout: 'docs', title: 'Proof', menuHidden: false, access: 'public' },
  PublicAudit: {
    path: '/static/Audit',
    layout: 'docs',
    title: 'Audit',
    menuHidden: false,
    access: 'public',
  },
  Api: { path: '/static/Api', layout: 'docs', title: 'API reference', menuHidden: false, access: 'public' },
  'Terms of Service': {
    path: '/static/Terms',
    layout: 'docs',
    title: 'Terms of Service',
    menuHidden: false,
    access: 'public',
  },
  'Privacy Policy': {
    path: '/static/Policy',
    layout: 'docs',
    title: 'Privacy Policy',
    menuHidden: false,
    access: 'public',
  },
  Support: {
    path: '/static/Support',
    layout: 'docs',
    title: 'Customer Support',
    menuHidden: false,
    access: 'public',
  },
  Replay: {
    path: '/static/Replay/:replayId',
    layout: 'docs',
    title: 'Replay',
    menuHidden: true,
    access: 'public',
  },
  /** A game that an operator launched. A function serves it: `lib/web/launch-page.ts`. */
  Launch: { path: '/launch/:brandId', layout: 'none', title: 'Game', menuHidden: true, access: 'public' },
  Certificate: {
    path: '/static/Certificate/:gameId',
    layout: 'docs',
    title: 'Certificate',
    menuHidden: true,
    access: 'public',
  },
  'Math Model': {
    path: '/static/MathModel',
    layout: 'docs',
    title: 'Math model format',
    menuHidden: true,
    access: 'public',
  },
} as const satisfies Record<string, Route>;
