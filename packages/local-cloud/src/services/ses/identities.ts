import { accountId, region, type CloudServices } from '#local/services/needs';

/** Addresses and domains that can send e-mail. */
export interface Identities {
  /** Registers an identity as verified immediately, because there is no DNS. */
  readonly put: (name: string) => void;
  /** Returns the identity that verifies the address: itself, or else its domain. */
  readonly of: (address: string) => string | undefined;
}

export const identityArn = (name: string) => `arn:aws:ses:${region}:${accountId}:identity/${name}`;
export const configurationSetArn = (name: string) =>
  `arn:aws:ses:${region}:${accountId}:configuration-set/${name}`;

export const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);

/** A domain also verifies its subdomains (Amazon SES Developer Guide, "Verified identities in Amazon SES"). */
export function identitiesIn({ storage }: Pick<CloudServices, 'storage'>): Identities {
  const kept = storage.documents<{ readonly name: string }>('ses');
  const has = (name: string) => kept.get(name) !== undefined;
  return {
    put: (name) => kept.put(name.toLowerCase(), { name }),
    of(address) {
      const asked = address.toLowerCase();
      const labels = domainOf(asked).split('.');
      return [asked, ...labels.map((_, at) => labels.slice(at).join('.'))].find(has);
    },
  };
}
