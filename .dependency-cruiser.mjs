/** The arrows between the rooms; `test/architecture/check-boundaries.ts` runs them and counts what was seen. */
const room = (name, from, notTo, comment) => ({ name, severity: 'error', comment, from, to: notTo });
const tests = '\\.test\\.tsx?$';
/** Files of the engine and the ledger that run only in Node. */
const forNode = '/(cli|commands)/|/exports/(node|audit)\\.ts$|^packages/ledger/src/audit/';
/** The package that runs the product. The product imports only the other packages. */
const hosts = 'packages/local-cloud';
/** The folders of the product. */
const product = 'bin|ops|tools|domain|lib|lambda|frontend|test|bench|examples';

export default {
  forbidden: [
    room(
      'domain-knows-nobody',
      { path: '^domain/', pathNot: tests },
      { path: `^(bin|ops|tools|lib|lambda|frontend|${hosts}|test)/` },
      'domain is what everybody else knows',
    ),
    room(
      'domain-has-no-packages',
      {
        path: '^domain/',
        pathNot: `(-rules\\.ts|^domain/rules-for\\.ts|^domain/tournaments/testing/.*|${tests})$`,
      },
      { dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'core'], pathNot: '^packages/' },
      'only the rule files use a package',
    ),
    room(
      'tests-support-stays-with-tests',
      {
        path: '^(domain|lambda|lib|frontend|packages)/',
        pathNot: `(/testing/|/exports/testing\\.ts$|${tests})`,
      },
      { path: '/testing/|/exports/testing\\.ts$' },
    ),
    room(
      'rules-use-valibot-only',
      { path: '^domain/.*-rules\\.ts$' },
      { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'node_modules/valibot' },
    ),
    room(
      'resolvers-are-small',
      { path: '^lambda/resolvers/', pathNot: tests },
      {
        pathNot:
          '^(lambda/resolvers/|domain/(generated/|casinos/(player-tags|wallet-settings)|fields/(field|formats)|[a-z]+/[a-z-]+-fields|text/characters|guard|keys|limits|notifications/email-topics|refusal-codes|search/search-words|terms-versions|time/time-zones|uploads|wallet/movement-names)|node_modules/@aws-appsync/utils)',
      },
      'a bundle holds plain data and AppSync’s own utilities',
    ),
    room(
      'field-tables-are-data',
      { path: '^domain/(fields/(field|formats)|[a-z]+/[a-z-]+-fields)[.]ts$' },
      {
        pathNot:
          '^domain/(generated/|fields/(field|formats)|[a-z]+/[a-z-]+-fields|text/(form-messages|list-item-messages)|uploads)',
      },
      'resolver bundles hold them',
    ),
    room(
      'lambda-has-no-loose-files',
      {},
      { path: '^lambda/[^/]+$' },
      'functions and resolvers use services, services use stores, all use runtime',
    ),
    room(
      'runtime-knows-nobody',
      { path: '^lambda/runtime/', pathNot: tests },
      { path: '^lambda/(functions|resolvers|services|stores)/' },
    ),
    room(
      'stores-know-no-functions',
      { path: '^lambda/stores/', pathNot: tests },
      { path: '^lambda/(functions|resolvers|services)/' },
    ),
    room(
      'services-know-no-functions',
      { path: '^lambda/services/' },
      { path: '^lambda/(functions|resolvers)/' },
    ),
    room(
      'functions-stand-alone',
      { path: '^lambda/functions/([^/]+)/' },
      { path: '^lambda/functions/([^/]+)/', pathNot: '^lambda/functions/$1/' },
    ),
    room(
      'functions-know-no-infrastructure',
      { path: '^lambda/', pathNot: tests },
      { path: `^(lib|bin|ops|tools|${hosts}|frontend|test)/` },
    ),
    room(
      'lib-uses-types-of-lambda',
      { path: '^lib/' },
      { path: '^lambda/', dependencyTypesNot: ['type-only'] },
    ),
    room(
      'lib-knows-no-front-or-local',
      { path: '^lib/', pathNot: tests },
      { path: `^(frontend|${hosts}|bin|ops|tools|test)/` },
    ),
    room(
      'frontend-knows-domain-only',
      // The test of the built site reads the build that is deployed.
      { path: '^frontend/', pathNot: '^frontend/site-build\\.test\\.ts$' },
      { path: `^(lambda|lib|${hosts}|bin|ops|tools|test)/` },
    ),
    room(
      'audiences-do-not-meet',
      { path: '^frontend/src/(account|admin|operator|player|provider|public)/' },
      {
        path: '^frontend/src/(account|admin|app|operator|player|provider|public)/',
        pathNot: '^frontend/src/$1/',
      },
      'what two audiences show is in parts',
    ),
    room(
      'parts-look-down',
      { path: '^frontend/src/parts/' },
      { path: '^frontend/src/(account|admin|app|operator|player|provider|public)/' },
    ),
    room(
      'ui-is-product-blind',
      { path: '^frontend/src/ui/' },
      {
        path: '^(frontend/src/(account|admin|app|operator|parts|platform|player|provider|public)/|domain/|packages/)',
      },
    ),
    room(
      'platform-looks-down',
      { path: '^frontend/src/platform/' },
      { path: '^frontend/src/(account|admin|app|operator|parts|player|provider|public|ui)/' },
    ),
    room(
      'amplify-in-platform-only',
      { path: '^frontend/src/', pathNot: '^frontend/src/platform/' },
      { path: 'node_modules/(aws-amplify|@aws-amplify)' },
    ),
    room(
      'charts-alone-know-tremor',
      { path: '^frontend/', pathNot: '^frontend/src/ui/charts/' },
      { path: 'node_modules/@tremor' },
    ),
    room(
      'packages-stand-alone',
      { path: '^packages/([^/]+)/', pathNot: '^packages/(ledger|wallet-contract)/' },
      { path: `^(${product}|packages)/`, pathNot: '^packages/$1/' },
      'a package imports nothing outside itself but installed packages',
    ),
    room(
      'two-packages-use-the-engine',
      { path: '^packages/(ledger|wallet-contract)/' },
      { path: `^(${product}|packages)/`, pathNot: '^packages/(engine|$1)/' },
      'and nothing else outside itself',
    ),
    room(
      'packages-by-name',
      { path: '^(?:packages/)?([^/]+)/' },
      // Inside a package, dependency-cruiser cannot determine the type of an import by name.
      {
        path: '^packages/',
        pathNot: '^packages/$1/',
        dependencyTypesNot: ['aliased-workspace', 'undetermined'],
      },
      'others use what a package exports',
    ),
    room(
      'packages-run-everywhere',
      {
        path: '^packages/(engine|ledger)/',
        pathNot: `${forNode}|/testing/|/exports/testing\\.ts$|${tests}`,
      },
      { dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'core'], pathNot: '^packages/engine/' },
      'in browsers and in Node, without any package of others',
    ),
    room(
      'packages-need-no-command',
      { path: '^packages/(engine|ledger)/', pathNot: `${forNode}|${tests}` },
      { path: '^packages/(engine|ledger)/src/(audit|cli|commands)/' },
    ),
    room('bin-knows-no-tests', { path: '^(bin|ops|tools)/', pathNot: tests }, { path: '^test/' }),
    room('tools-know-no-doors', { path: '^(ops|tools)/' }, { path: '^bin/' }, 'bin holds entry points only'),
    room('no-circles', {}, { circular: true }, 'imports of types count: they tie modules together as well'),
    room('nothing-unresolvable', {}, { couldNotResolve: true, pathNot: '^(virtual:|aws-lambda$)' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|cdk\\.out|\\.cache|\\.novalink)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
