const units = ['byte', 'kilobyte', 'megabyte'] as const;

/** `5242880` → `5 MB`: units of 1,024, as the limits are meant. */
export const fileSize = (bytes: number): string => {
  const step = bytes < 1024 ? 0 : bytes < 1024 ** 2 ? 1 : 2;
  const unit = units[step];
  const format = new Intl.NumberFormat('en', {
    style: 'unit',
    ...(unit !== undefined && { unit }),
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step === 2 ? 1 : 0,
  });
  return format.format(bytes / 1024 ** step);
};
