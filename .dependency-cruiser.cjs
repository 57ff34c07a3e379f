const { existsSync, readdirSync } = require('node:fs')

/*
 * Import rules that types cannot express. Steiger checks the layers inside src/; these rules check
 * the other folders.
 */
/** Tests and their helpers, which may import every folder. */
const tests = ['\\.(test|stories)\\.tsx?$', '^backend/conformance/', '^src/app/testing/']
/** Kinds that combine other kinds, such as an order and its deal, or that others use, such as people. */
const sharedKinds = ['cargos', 'cargo-reports', 'companies', 'orders', 'people', 'products']
/** Other kinds: folders with a `kind.ts`. Code that joins two of them is in a third folder. */
const kinds = readdirSync('backend')
  .filter((folder) => existsSync(`backend/${folder}/kind.ts`) && !sharedKinds.includes(folder))
  .join('|')

module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      comment:
        'Only types may import each other in a cycle, because they do not exist at run time.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'backend-imports-no-application',
      severity: 'error',
      from: { path: '^backend/' },
      to: { path: '^src/' },
    },
    {
      name: 'shared-backend-imports-no-kind',
      comment:
        'Code that all kinds share depends on the contract and the database only; each kind configures it.',
      severity: 'error',
      from: {
        path: '^backend/(documents|records|wood-lines|comments|attachments|activity|papers|db)/',
        pathNot: tests,
      },
      to: {
        path: `^backend/(${kinds}|allocations|baskets|cargo-reports|cargos|client-deals|companies|cover|dashboards|inspections|offers|order-progress|orders|partners|prices|products|purchases|reports|sawmill-supplies|stock)/`,
      },
    },
    {
      name: 'kinds-import-no-other-kind',
      comment:
        'Code that joins two kinds is in a third folder: effects on each other below them, such as client-deals; combined views above them, such as cover. Cargo may import both.',
      severity: 'error',
      from: {
        path: `^backend/(${kinds}|allocations|client-deals|inspections|reports|sawmill-supplies)/`,
        pathNot: tests,
      },
      to: {
        path: `^backend/(${kinds}|baskets|cargo-reports|cargos|cover|dashboards|offers|orders|purchases)/`,
        pathNot: '^backend/$1/',
      },
    },
    {
      name: 'backend-imports-no-host',
      comment: 'The same backend runs in Node, in the browser and in tests.',
      severity: 'error',
      from: { path: '^backend/', pathNot: tests },
      to: { path: '^(server|mocks|e2e|bench|scripts)/' },
    },
    {
      name: 'backend-imports-no-node-modules',
      comment: 'Only the files that open a server database may import Node modules.',
      severity: 'error',
      from: { path: '^backend/', pathNot: [...tests, '^backend/db/open-(libsql|postgres)\\.ts$'] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'domain-imports-no-layer',
      comment:
        'The backend and the application share the domain, so it imports only itself, the contract types and dequal.',
      severity: 'error',
      from: { path: '^domain/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^(domain|contract)/', '^node_modules/dequal/'] },
    },
    {
      name: 'application-imports-no-backend',
      comment: 'The application knows the backend only through the contract.',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: { path: '^(backend|server|e2e|bench|scripts)/' },
    },
    {
      name: 'no-mock-in-production',
      comment:
        'The application reaches the mock by one lazy import that a production build leaves out.',
      severity: 'error',
      from: { path: '^(src|backend|server)/', pathNot: tests },
      to: { path: '^mocks/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'mock-in-one-place',
      severity: 'error',
      from: { path: '^src/', pathNot: [...tests, '^src/app/main\\.tsx$'] },
      to: { path: '^mocks/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(css|json)$' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
