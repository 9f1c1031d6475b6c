const machineTime = Date.now.bind(Date);

/** Makes `Date` return the time of the cloud's clock, which may have been advanced. */
export function advanceDate(aheadMilliseconds) {
  const MachineDate = Date;
  MachineDate.now = () => machineTime() + aheadMilliseconds();
  const ClockDate = new Proxy(MachineDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [MachineDate.now()] : given, newTarget),
    apply: () => new MachineDate(MachineDate.now()).toString(),
  });
  MachineDate.prototype.constructor = ClockDate;
  globalThis.Date = ClockDate;
}

/** Of the machine's clock, like the deadline. */
export const millisecondsUntil = (deadline) => Math.max(0, deadline - machineTime());
