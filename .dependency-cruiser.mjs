// Import rules: which package may import which. `npm run check -- imports` runs them.
const test = '\\.(test|stories)\\.(ts|tsx)$|/testing/|\\.testing\\.ts$';
const anything = '.+';

// The domains of the server from the lowest to the highest: each imports those before it, and no types of those after it either. What a lower one
// needs of a higher one it declares as an interface of its own, or hears as a domain event.
const domains = [
  'accounts',
  'messaging',
  'catalog',
  'money',
  'delivery',
  'orders',
  'analytics',
  '(admin|storefront)',
];
const domainDirection = domains.slice(0, -1).map((domain, place) => ({
  name: `${domain}-imports-only-lower-domains`,
  severity: 'error',
  from: { path: `^server/modules/${domain}/`, pathNot: test },
  to: { path: `^server/modules/(${domains.slice(place + 1).join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'imports-resolve',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['\\?raw$', '^virtual:'] },
    },
    {
      name: 'openapi-imports-nothing',
      severity: 'error',
      from: { path: '^openapi/', pathNot: test },
      to: { path: anything, pathNot: '^openapi/' },
    },
    {
      name: 'machines-import-only-openapi-and-xstate',
      severity: 'error',
      from: { path: '^machines/', pathNot: test },
      to: { path: anything, pathNot: ['^machines/', '^openapi/', 'node_modules/xstate/'] },
    },
    {
      name: 'kinds-import-no-app-and-no-server',
      severity: 'error',
      from: { path: '^kinds/' },
      to: { path: '^(src|storefront|web|server|tests|bench)/' },
    },
    {
      name: 'rules-of-kinds-draw-nothing',
      severity: 'error',
      from: { path: '^kinds/(.*\\.rules|rules|facts|kind)\\.ts$' },
      to: { path: ['^(design-system|i18n)/', '\\.tsx$'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'i18n-imports-only-react',
      severity: 'error',
      from: { path: '^i18n/', pathNot: test },
      to: { path: anything, pathNot: ['^i18n/', 'node_modules/(@types/)?react/'] },
    },
    {
      name: 'design-system-imports-no-product-code',
      severity: 'error',
      from: { path: '^design-system/' },
      to: { path: '^(src|storefront|web|server|machines|openapi|kinds|tests|bench)/' },
    },
    {
      name: 'radix-only-in-design-system',
      severity: 'error',
      from: { pathNot: '^design-system/' },
      to: { path: 'node_modules/@radix-ui/' },
    },
    {
      name: 'design-system-entry-points',
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
      name: 'machines-entry-points',
      severity: 'error',
      from: { pathNot: ['^machines/', '^tests/'] },
      to: { path: '^machines/', pathNot: '/index\\.ts$' },
    },
    {
      name: 'web-imports-no-app-no-storefront-and-no-server',
      severity: 'error',
      from: { path: '^web/', pathNot: test },
      to: { path: '^(src|storefront|server|tests|bench)/' },
    },
    {
      name: 'storefront-imports-no-app-and-no-server',
      severity: 'error',
      from: { path: '^storefront/' },
      to: { path: '^(src|server|tests|bench)/' },
    },
    {
      name: 'app-imports-only-the-live-preview-of-the-storefront',
      severity: 'error',
      from: { path: '^src/', pathNot: test },
      to: { path: '^storefront/', pathNot: '^storefront/live/' },
    },
    {
      name: 'app-does-not-import-server',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^server/' },
    },
    {
      name: 'server-does-not-import-app',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(src|web|design-system)/' },
    },
    {
      name: 'server-imports-only-lifecycle-machines',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^machines/', pathNot: '^machines/lifecycles/' },
    },
    {
      name: 'app-imported-by-nothing',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/app/', test] },
      to: { path: '^src/app/' },
    },
    {
      name: 'screens-do-not-import-each-other',
      severity: 'error',
      from: { path: '^src/screens/([^/]+)/' },
      to: { path: '^src/screens/', pathNot: '^src/screens/$1/' },
    },
    {
      name: 'shared-code-does-not-import-screens',
      severity: 'error',
      from: { path: '^src/(components|actors|queries|services)/' },
      to: { path: '^src/screens/' },
    },
    {
      name: 'services-called-only-by-app-and-queries',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/(app|queries|services)/', test] },
      to: { path: '^(src/services|web/(api|browser|services))/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'services-import-nothing-above',
      severity: 'error',
      from: { path: '^src/services/', pathNot: test },
      to: { path: '^src/', pathNot: '^src/services/' },
    },
    {
      name: 'actors-import-only-machines',
      severity: 'error',
      from: { path: '^src/actors/', pathNot: test },
      to: { path: '^src/', pathNot: '^src/actors/' },
    },
    {
      name: 'routes-do-not-import-repositories',
      severity: 'error',
      from: { path: '\\.routes\\.ts$' },
      to: {
        path: ['\\.repository\\.ts$', '^server/platform/database/database\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'queries-only-in-repositories',
      severity: 'error',
      from: { path: '^server/modules/', pathNot: ['\\.repository\\.ts$', test] },
      to: { path: 'node_modules/kysely/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'repositories-import-only-database',
      severity: 'error',
      from: { path: '\\.repository\\.ts$' },
      to: { path: ['\\.(routes|service)\\.ts$', '^server/gateways/'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'modules-entry-points',
      severity: 'error',
      from: { path: '^server/modules/([^/]+)/', pathNot: test },
      to: { path: '^server/modules/', pathNot: ['^server/modules/$1/', '^server/modules/[^/]+/index\\.ts$'] },
    },
    ...domainDirection,
    {
      name: 'platform-does-not-import-modules',
      severity: 'error',
      from: { path: '^server/(platform|gateways)/', pathNot: test },
      to: { path: '^server/modules/' },
    },
    {
      name: 'product-does-not-import-storybook',
      severity: 'error',
      from: { pathNot: '^\\.storybook/' },
      to: { path: '^\\.storybook/' },
    },
    {
      name: 'elkjs-only-in-storybook',
      severity: 'error',
      from: { pathNot: '^\\.storybook/' },
      to: { path: 'node_modules/elkjs/' },
    },
    {
      name: 'storybook-charts-import-no-product-code',
      severity: 'error',
      from: { path: '^\\.storybook/charts/' },
      to: { path: '^(src|storefront|web|server|openapi|tests|bench)/' },
    },
    {
      name: 'network-only-in-gateways',
      severity: 'error',
      // The metrics endpoint only receives requests.
      from: {
        path: '^server/',
        pathNot: [
          '^server/gateways/',
          '^server/demo/',
          '^server/platform/observability/metrics\\.endpoint\\.ts$',
          test,
        ],
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
