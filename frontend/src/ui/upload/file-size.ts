const kilobyte = 1024;
const megabyte = kilobyte * 1024;

const inUnits = (unit: string, unitDisplay: 'long' | 'short', maximumFractionDigits: number) =>
  new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay, maximumFractionDigits });

const bytesFormat = inUnits('byte', 'long', 0);
const kilobytesFormat = inUnits('kilobyte', 'short', 0);
const megabytesFormat = inUnits('megabyte', 'short', 1);

/** `5242880` → `5 MB`, in units of 1,024, like the limits. */
export const fileSize = (bytes: number): string => {
  if (bytes < kilobyte) return bytesFormat.format(bytes);
  if (bytes < megabyte) return kilobytesFormat.format(bytes / kilobyte);
  return megabytesFormat.format(bytes / megabyte);
};
