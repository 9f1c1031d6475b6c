/** Returns a function that restores the current properties of an object. */
export function remember(target: object): () => void {
  const before = Object.getOwnPropertyDescriptors(target);
  // The properties of the window that Vitest copied have setters, which change no descriptor.
  const values =
    target === globalThis ? Object.keys(before).map((name) => [name, valueOf(name)] as const) : [];
  return () => {
    for (const name of Reflect.ownKeys(target))
      if (!Object.hasOwn(before, name)) Reflect.deleteProperty(target, name);
    for (const [name, descriptor] of Object.entries(before)) {
      const now = Reflect.getOwnPropertyDescriptor(target, name);
      if (now?.value !== descriptor.value || now?.get !== descriptor.get)
        Reflect.defineProperty(target, name, descriptor);
    }
    for (const [name, value] of values) if (valueOf(name) !== value) Reflect.set(globalThis, name, value);
  };
}

const valueOf = (name: string): unknown => Reflect.get(globalThis, name);
