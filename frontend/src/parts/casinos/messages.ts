export const gameThatIsCurrentlyNot = 'a game that is currently not available';
