/** `Fn::Sub`: fills in each `${name}`; `${!name}` stands for `${name}` itself. */
export function substitute(template: string, valueOf: (name: string) => string): string {
  return template.replace(/\$\{(!?)([^}]*)\}/g, (_all, literal: string, name: string) =>
    literal === '!' ? `\${${name}}` : valueOf(name.trim()),
  );
}
