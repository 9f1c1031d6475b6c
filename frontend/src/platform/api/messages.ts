export const refused = 'Refused';
export const unreachable = 'Unreachable';
