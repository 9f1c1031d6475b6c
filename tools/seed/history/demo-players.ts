/** A player with history in the demo brand. The e-mail address is derived from the name. */
export interface DemoPlayer {
  readonly displayName: string;
  readonly country: string;
}

/** Sorted by the day on which they joined. */
export const demoPlayers: readonly DemoPlayer[] = [
  { displayName: 'Alma Lindqvist', country: 'SE' },
  { displayName: 'Bruno Ferrari', country: 'IT' },
  { displayName: 'Chiara Moretti', country: 'IT' },
  { displayName: 'Dario Novak', country: 'HR' },
  { displayName: 'Elif Demir', country: 'TR' },
  { displayName: 'Finn Petersen', country: 'DK' },
  { displayName: 'Grace Okafor', country: 'NG' },
  { displayName: 'Hugo Laurent', country: 'FR' },
  { displayName: 'Ines Carvalho', country: 'PT' },
  { displayName: 'Jonas Weber', country: 'DE' },
  { displayName: 'Kaya Nowak', country: 'PL' },
  { displayName: 'Liam Murphy', country: 'IE' },
  { displayName: 'Maja Horvat', country: 'HR' },
  { displayName: 'Noor Haddad', country: 'JO' },
  { displayName: 'Oskar Virtanen', country: 'FI' },
  { displayName: 'Paula Ortega', country: 'ES' },
  { displayName: 'Quentin Dubois', country: 'BE' },
  { displayName: 'Rosa Jimenez', country: 'MX' },
  { displayName: 'Sven Bakker', country: 'NL' },
  { displayName: 'Tamar Levi', country: 'IL' },
  { displayName: 'Umi Tanaka', country: 'JP' },
  { displayName: 'Vera Popescu', country: 'RO' },
  { displayName: 'Wanda Krol', country: 'PL' },
  { displayName: 'Yusuf Rahman', country: 'MY' },
  { displayName: 'Zoe Papadakis', country: 'GR' },
];

export const emailOf = ({ displayName }: DemoPlayer): string =>
  `${displayName.toLowerCase().replace(' ', '.')}@novalink.test`;

/** Whether a log line reports an e-mail to a demo player. */
export const isToDemoPlayer = (line: string): boolean =>
  demoPlayers.some((player) => line.includes(` ${emailOf(player)}:`));
