/** The options of a select field, from the labels by value. */
export const optionsOf = <Value extends string>(names: Record<Value, string>) =>
  Object.entries<string>(names).map(([value, label]) => ({ value, label }));
