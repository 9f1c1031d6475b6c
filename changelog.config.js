/**
 * `npm run changelog` writes CHANGELOG.md from the commits. It lists the changes that users and operators notice, by
 * version and scope. A version is a tag such as v0.1.0; commits after the last tag are unreleased.
 */
const kinds = { feat: 'New', fix: 'Fixed', perf: 'Faster' };
const kindsInOrder = [...Object.values(kinds), 'Changed'];

const head = `# Changelog

What each version adds, fixes and makes faster. \`npm run changelog\` writes it from the commit messages.
`;
const section = `## {{version}}{{#if date}} ({{date}}){{else}} (unreleased){{/if}}

{{#each commitGroups}}
### {{title}}

{{#each commits}}
- {{#if breaking}}**Breaking** – {{/if}}{{kind}}: {{subject}}
{{/each}}

{{/each}}
`;

let hasHead = false;

export default {
  parser: {
    headerPattern: /^(\w+)(?:\(([^)]+)\))?(!?): (.+)$/,
    headerCorrespondence: ['type', 'scope', 'mark', 'subject'],
    noteKeywords: ['BREAKING CHANGE', 'BREAKING-CHANGE'],
  },
  writer: {
    mainTemplate: `{{#if head}}{{{head}}}\n{{/if}}${section}`,
    groupBy: 'scope',
    commitGroupsSort: 'title',
    commitsSort: (a, b) =>
      kindsInOrder.indexOf(a.kind) - kindsInOrder.indexOf(b.kind) || a.subject.localeCompare(b.subject),
    transform({ type, scope, mark, subject, notes }) {
      const breaking = mark === '!' || notes.length > 0;
      if (kinds[type] === undefined && !breaking) return null;
      return { kind: kinds[type] ?? 'Changed', scope: scope ?? 'general', subject, breaking };
    },
    finalizeContext(context, _options, _commits, tagCommit) {
      const isFirst = !hasHead;
      hasHead = true;
      return { ...context, head: isFirst ? head : undefined, date: tagCommit?.committerDate };
    },
  },
};
