import { demoBrands } from '../demo-brand';

/** A player with history in a demo brand. The e-mail address is derived from the name. */
export interface DemoPlayer {
  readonly displayName: string;
  readonly country: string;
  /** The index of the player's brand in `demoBrands`. */
  readonly brand: number;
}

/** Ten first names and five last names of each country. */
const names: readonly (readonly [country: string, firstNames: string, lastNames: string])[] = [
  [
    'SE',
    'Alma Axel Ebba Elias Freja Hugo Linnea Nils Saga Viktor',
    'Lindqvist Berglund Sandin Hallberg Ekman',
  ],
  ['IT', 'Bruno Chiara Dario Elena Fabio Giada Luca Marta Nico Sara', 'Ferrari Moretti Galli Conti Rinaldi'],
  ['HR', 'Ana Borna Dora Filip Iva Josip Lana Marko Petra Tin', 'Novak Horvat Babic Kovac Maric'],
  ['TR', 'Aylin Baris Ceren Deniz Elif Emre Kerem Leyla Selin Umut', 'Demir Kaya Aydin Yildiz Arslan'],
  ['DK', 'Anton Clara Emil Finn Ida Karla Lasse Mille Oscar Sofie', 'Petersen Holm Krogh Lund Bech'],
  ['NG', 'Amara Chidi Efe Grace Ife Kelechi Ngozi Obi Tobi Zainab', 'Okafor Adeyemi Eze Bello Nwosu'],
  [
    'FR',
    'Adele Basile Camille Denis Elodie Gaspard Jeanne Lucas Manon Theo',
    'Laurent Mercier Girard Roux Blanc',
  ],
  [
    'PT',
    'Afonso Beatriz Catarina Duarte Eva Goncalo Ines Joana Rui Tiago',
    'Carvalho Moreira Pinto Lopes Reis',
  ],
  ['DE', 'Anja Bernd Carla Dirk Emilia Felix Jonas Katrin Lukas Mia', 'Weber Krause Vogel Brandt Seidel'],
  ['PL', 'Adam Basia Czarek Dorota Ewa Igor Kaya Marek Ola Wanda', 'Nowak Krol Zielin Wrona Lis'],
  ['IE', 'Aoife Brendan Ciara Declan Eoin Fiona Liam Maeve Niall Orla', 'Murphy Byrne Keane Doyle Walsh'],
  ['JO', 'Amal Basel Dana Faris Hala Karim Lina Noor Rami Yara', 'Haddad Khoury Nasser Saleh Masri'],
  ['FI', 'Aino Eero Helmi Juho Kaisa Leevi Onni Oskar Siiri Venla', 'Virtanen Laine Koski Salo Heino'],
  ['ES', 'Alba Bruna Carlos Diego Elsa Hector Irene Javier Nuria Paula', 'Ortega Vidal Serrano Molina Rubio'],
  ['BE', 'Arthur Bram Celine Daan Elise Jef Lotte Noemie Quentin Tess', 'Dubois Peeters Maes Claes Wouters'],
  [
    'MX',
    'Abril Bernardo Carmen Daniela Emilio Fernanda Gael Lucia Mateo Rosa',
    'Jimenez Rivas Soto Vega Luna',
  ],
  ['NL', 'Anouk Bas Femke Gijs Hanna Jelle Lieke Sanne Sven Wessel', 'Bakker Visser Mulder Smit Dekker'],
  ['JP', 'Aoi Daichi Emi Haruto Kaito Mei Ren Sora Umi Yuna', 'Tanaka Mori Kato Ishida Ono'],
  [
    'RO',
    'Andrei Bianca Cosmin Diana Eduard Flavia Ioana Mihai Radu Vera',
    'Popescu Ionescu Stan Dobre Marin',
  ],
  [
    'GR',
    'Alexis Danae Eleni Fotis Giorgos Ilias Katerina Nikos Sofia Zoe',
    'Papadakis Vlahos Kostas Manos Lekkas',
  ],
];

const playersOfCountry = 10;

const brandOfPlayer: readonly number[] = demoBrands.flatMap(({ players }, brand) =>
  Array.from({ length: players }, () => brand),
);

/** Sorted by brand. The players of a brand join in this order. */
export const demoPlayers: readonly DemoPlayer[] = Array.from(
  { length: names.length * playersOfCountry },
  (_, at) => {
    const [country, first, last] = names[at % names.length] ?? ['', '', ''];
    const turn = Math.floor(at / names.length);
    const lasts = last.split(' ');
    return {
      displayName: `${first.split(' ')[turn]} ${lasts[turn % lasts.length]}`,
      country,
      brand: brandOfPlayer[at] ?? 0,
    };
  },
);

/** The players of the first brand. */
export const mainPlayers: readonly DemoPlayer[] = demoPlayers.filter(({ brand }) => brand === 0);

export const emailOf = ({ displayName }: DemoPlayer): string =>
  `${displayName.toLowerCase().replace(' ', '.')}@novalink.test`;

const emails = new Set(demoPlayers.map(emailOf));

/** Whether a log line reports an e-mail to a demo player. */
export const isToDemoPlayer = (line: string): boolean => {
  const to = / (\S+@novalink\.test):/.exec(line)?.[1];
  return to !== undefined && emails.has(to);
};
