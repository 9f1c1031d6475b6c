export const soundNotAvailable = 'Sound (not available)';
export const sound = 'Sound';
export const thisBrowserDoesNotLet =
  'This browser does not let the game play sound. You can play without it.';
export const playSound = 'Play sound';
export const music = 'Music';
export const volume = 'Volume';
