/** The delivery details of a code, as Cognito returns them. */
export interface CodeDelivery {
  readonly AttributeName: 'email';
  readonly DeliveryMedium: 'EMAIL';
  readonly Destination: string;
}

export const deliveryTo = (email: string): CodeDelivery => ({
  AttributeName: 'email',
  DeliveryMedium: 'EMAIL',
  Destination: masked(email),
});

/** Masks `jane@example.com` as `j***@e***`. */
function masked(email: string): string {
  const [name = '', host = ''] = email.split('@', 2);
  return `${name.charAt(0)}***@${host.charAt(0)}***`;
}
