/** `Fn::Sub`: replaces each `${name}`; `${!name}` is the literal `${name}`. */
export function substitute(template: string, valueOf: (name: string) => string): string {
  return template.replace(/\$\{(!?)([^}]*)\}/g, (_all, literal: string, name: string) =>
    literal === '!' ? `\${${name}}` : valueOf(name.trim()),
  );
}
