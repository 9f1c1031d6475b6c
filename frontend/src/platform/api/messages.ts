export const refused = 'Refused';
export const unreachable = 'Unreachable';

export const failedRequest = (requestId: string | number | undefined) =>
  `Something went wrong. Try again.${requestId === undefined ? '' : ` If it happens again, report request ${requestId}.`}`;
