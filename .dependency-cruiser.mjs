// The walls of the house: which room may import which. Each rule is named for what it says.
const test = '\\.(test|stories)\\.(ts|tsx)$|/testing/|\\.testing\\.ts$';
const anything = '.+';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles-anywhere',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'every-import-leads-somewhere',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['\\?raw$', '^virtual:'] },
    },
    {
      name: 'the-contract-imports-nothing',
      severity: 'error',
      from: { path: '^openapi/', pathNot: test },
      to: { path: anything, pathNot: '^openapi/' },
    },
    {
      name: 'charts-know-only-the-contract-and-xstate',
      severity: 'error',
      from: { path: '^machines/', pathNot: test },
      to: { path: anything, pathNot: ['^machines/', '^openapi/', 'node_modules/xstate/'] },
    },
    {
      name: 'words-import-nothing-but-react',
      severity: 'error',
      from: { path: '^words/', pathNot: test },
      to: { path: anything, pathNot: ['^words/', 'node_modules/(@types/)?react/'] },
    },
    {
      name: 'the-design-system-knows-no-product',
      severity: 'error',
      from: { path: '^design-system/' },
      to: { path: '^(src|server|machines|openapi|tests|bench)/' },
    },
    {
      name: 'radix-stays-inside-the-design-system',
      severity: 'error',
      from: { pathNot: '^design-system/' },
      to: { path: 'node_modules/@radix-ui/' },
    },
    {
      name: 'the-design-system-is-entered-by-its-doors',
      severity: 'error',
      from: { pathNot: ['^design-system/', '^\\.storybook/'] },
      to: {
        path: '^design-system/',
        pathNot: [
          '^design-system/(index|preview|fonts|styling)\\.ts$',
          '^design-system/themes/(index|preview)\\.css\\.ts$',
        ],
      },
    },
    {
      name: 'charts-are-entered-by-their-doors',
      severity: 'error',
      from: { pathNot: ['^machines/', '^tests/'] },
      to: { path: '^machines/', pathNot: '/index\\.ts$' },
    },
    {
      name: 'screens-never-import-the-server',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^server/' },
    },
    {
      name: 'the-server-never-imports-screens',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(src|design-system)/' },
    },
    {
      name: 'the-server-obeys-lifecycles-and-no-other-chart',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^machines/', pathNot: '^machines/lifecycles/' },
    },
    {
      name: 'nobody-looks-up-to-app-but-for-paths',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/app/', test] },
      to: { path: '^src/app/', pathNot: '^src/app/paths\\.ts$' },
    },
    {
      name: 'screens-are-strangers-to-each-other',
      severity: 'error',
      from: { path: '^src/screens/([^/]+)/' },
      to: { path: '^src/screens/', pathNot: '^src/screens/$1/' },
    },
    {
      name: 'parts-and-below-do-not-know-screens',
      severity: 'error',
      from: { path: '^src/(parts|actors|queries|services|preview)/' },
      to: { path: '^src/screens/' },
    },
    {
      name: 'only-app-and-queries-and-the-buyers-entry-call-services',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/(app|queries|services|preview)/', test] },
      to: { path: '^src/services/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'services-look-down-only',
      severity: 'error',
      from: { path: '^src/services/', pathNot: test },
      to: { path: '^src/', pathNot: ['^src/services/', '^src/app/paths\\.ts$'] },
    },
    {
      name: 'actors-know-charts-and-nothing-of-the-app',
      severity: 'error',
      from: { path: '^src/actors/', pathNot: test },
      to: { path: '^src/', pathNot: '^src/actors/' },
    },
    {
      name: 'routes-ask-services-not-repositories',
      severity: 'error',
      from: { path: '\\.routes\\.ts$' },
      to: {
        path: ['\\.repository\\.ts$', '^server/platform/database\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'only-repositories-write-queries',
      severity: 'error',
      from: { path: '^server/modules/', pathNot: ['\\.repository\\.ts$', test] },
      to: { path: 'node_modules/kysely/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'repositories-look-only-at-the-database',
      severity: 'error',
      from: { path: '\\.repository\\.ts$' },
      to: { path: ['\\.(routes|service)\\.ts$', '^server/gateways/'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'modules-are-entered-by-their-doors',
      severity: 'error',
      from: { path: '^server/modules/([^/]+)/', pathNot: test },
      to: { path: '^server/modules/', pathNot: ['^server/modules/$1/', '^server/modules/[^/]+/index\\.ts$'] },
    },
    {
      name: 'the-platform-knows-no-module',
      severity: 'error',
      from: { path: '^server/(platform|gateways)/', pathNot: test },
      to: { path: '^server/modules/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nothing-of-the-product-comes-from-the-showroom',
      severity: 'error',
      from: { pathNot: '^\\.storybook/' },
      to: { path: '^\\.storybook/' },
    },
    {
      name: 'only-the-showroom-lays-out-charts',
      severity: 'error',
      from: { pathNot: '^\\.storybook/' },
      to: { path: 'node_modules/elkjs/' },
    },
    {
      name: 'the-showroom-draws-with-the-design-system-and-plays-charts',
      severity: 'error',
      from: { path: '^\\.storybook/charts/' },
      to: { path: '^(src|server|openapi|tests|bench)/' },
    },
    {
      name: 'only-gateways-talk-to-the-outside',
      severity: 'error',
      // The endpoint of metrics is asked and asks nobody.
      from: {
        path: '^server/',
        pathNot: ['^server/gateways/', '^server/demo/', '^server/platform/metrics\\.endpoint\\.ts$', test],
      },
      to: {
        path: ['^(node:)?https?$', '^(node:)?http2$', 'node_modules/undici/'],
        dependencyTypesNot: ['type-only'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|generated/openapi\\.json)' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'browser', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
