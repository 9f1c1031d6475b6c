import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Resource {
  readonly Type: string;
  readonly Properties?: Readonly<Record<string, unknown>>;
}

/** The resources of all stacks, by stack and logical id. */
export type Templates = Readonly<Record<string, Readonly<Record<string, Resource>>>>;

export const readTemplates = (assembly: string): Templates =>
  Object.fromEntries(
    readdirSync(assembly)
      .filter((file) => file.endsWith('.template.json'))
      .map((file) => {
        const { Resources } = JSON.parse(readFileSync(join(assembly, file), 'utf8')) as {
          Resources: Record<string, Resource>;
        };
        return [file, Resources];
      }),
  );

export interface NamedResource extends Resource {
  readonly id: string;
}

export const resourcesOf = (templates: Templates): readonly NamedResource[] =>
  Object.values(templates).flatMap((resources) =>
    Object.entries(resources).map(([id, resource]) => ({ id, ...resource })),
  );
