import type { CompanyStatus, CreateCompanyInput } from '#domain/generated/types';
import { demoAccounts } from './demo-accounts';

/** A company and its owner. */
export interface Applicant {
  readonly owner: string;
  readonly input: CreateCompanyInput;
  /** The final status. */
  readonly becomes: Extract<CompanyStatus, 'DRAFT' | 'SUBMITTED' | 'REJECTED' | 'APPROVED'>;
}

export interface DemoCompany extends Applicant {
  /** When the owner applied. */
  readonly appliedDaysAgo: number;
  /** When an admin decided, if one did. */
  readonly decidedDaysAgo?: number;
  /** The reason of the admin, for a rejected company. */
  readonly reason?: string;
}

/**
 * Companies in every status that an admin can see, in the order of their applications. The first two belong to the demo
 * accounts.
 */
export const demoCompanies: readonly DemoCompany[] = [
  {
    owner: demoAccounts.provider,
    appliedDaysAgo: 131,
    decidedDaysAgo: 130,
    becomes: 'APPROVED',
    input: {
      kind: 'PROVIDER',
      name: 'Aurora Reels',
      description: 'Slots with the northern lights in them, made by six people in Tromsø.',
      address: 'Storgata 12',
      city: 'Tromsø',
      postal: '9008',
      country: 'NO',
      website: 'https://aurora-reels.example',
    },
  },
  {
    owner: demoAccounts.operator,
    appliedDaysAgo: 129.2,
    decidedDaysAgo: 127.6,
    becomes: 'APPROVED',
    input: {
      kind: 'OPERATOR',
      name: 'Harbour Lights Casino',
      description: 'A play-coin casino for people who like the sea and quiet evenings.',
      address: '4 Triq il-Port',
      city: 'Valletta',
      postal: 'VLT 1530',
      country: 'MT',
      website: 'https://harbour-lights.example',
    },
  },
  {
    owner: 'sena@tidewater.example',
    appliedDaysAgo: 124.4,
    decidedDaysAgo: 122.9,
    becomes: 'APPROVED',
    input: {
      kind: 'PROVIDER',
      name: 'Tidewater Studio',
      description: 'Games of the sea and the shore, drawn and counted in Galway.',
      address: '3 Long Walk',
      city: 'Galway',
      postal: 'H91 E1X0',
      country: 'IE',
      website: 'https://tidewater.example',
    },
  },
  {
    owner: 'ruben@basalt-bloom.example',
    appliedDaysAgo: 118.7,
    decidedDaysAgo: 117.5,
    becomes: 'APPROVED',
    input: {
      kind: 'PROVIDER',
      name: 'Basalt & Bloom',
      description: 'Stones, gardens and a volcano: slots with plain rules and exact figures.',
      address: 'Rua da Sé 41',
      city: 'Angra do Heroísmo',
      postal: '9700-191',
      country: 'PT',
      website: 'https://basalt-bloom.example',
    },
  },
  {
    owner: 'petra@larkfield.example',
    appliedDaysAgo: 112.3,
    decidedDaysAgo: 110.4,
    becomes: 'APPROVED',
    input: {
      kind: 'OPERATOR',
      name: 'Larkfield Leisure',
      description: 'Two play-coin brands for players in North America.',
      address: '210 Mill Street',
      city: 'Burlington',
      postal: '05401',
      country: 'US',
      website: 'https://larkfield.example',
    },
  },
  {
    owner: 'mira@paper-moon.example',
    appliedDaysAgo: 46.8,
    decidedDaysAgo: 44.1,
    becomes: 'REJECTED',
    reason: 'Please add the registered address of the company and a website that we can open.',
    input: { kind: 'PROVIDER', name: 'Paper Moon Studio', description: 'Hand-drawn scratch cards.' },
  },
  {
    owner: 'lucia@marigold.example',
    appliedDaysAgo: 24.2,
    decidedDaysAgo: 22.6,
    becomes: 'APPROVED',
    input: {
      kind: 'PROVIDER',
      name: 'Marigold Games',
      description: 'Fruit games for short breaks, made by two sisters in Seville.',
      address: 'Calle Feria 88',
      city: 'Seville',
      postal: '41003',
      country: 'ES',
      website: 'https://marigold.example',
    },
  },
  {
    owner: 'anton@two-lanterns.example',
    appliedDaysAgo: 13.5,
    decidedDaysAgo: 11.9,
    becomes: 'REJECTED',
    reason: 'The website belongs to another company. Please add your own or a letter of authority.',
    input: {
      kind: 'OPERATOR',
      name: 'Two Lanterns',
      description: 'Quiet rooms for evening players.',
      city: 'Ghent',
      country: 'BE',
      website: 'https://two-lanterns.example',
    },
  },
  {
    owner: 'theo@night-ferry.example',
    appliedDaysAgo: 6.3,
    becomes: 'DRAFT',
    input: { kind: 'OPERATOR', name: 'Night Ferry' },
  },
  {
    owner: 'ines@copper-fox.example',
    appliedDaysAgo: 2.9,
    becomes: 'SUBMITTED',
    input: {
      kind: 'PROVIDER',
      name: 'Copper Fox Games',
      description: 'Card games with a storyteller at the table.',
      city: 'Lisbon',
      country: 'PT',
      website: 'https://copper-fox.example',
    },
  },
  {
    owner: 'jonas@seventh-mile.example',
    appliedDaysAgo: 0.8,
    becomes: 'SUBMITTED',
    input: {
      kind: 'OPERATOR',
      name: 'Seventh Mile',
      description: 'Road-trip themed tables.',
      city: 'Graz',
      country: 'AT',
    },
  },
];
