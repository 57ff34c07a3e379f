const { existsSync, readdirSync } = require('node:fs')

/** Borders that types can't draw. Layers inside src/ are steiger's; this is about what lies beside them. */
const generatedApi = '^src/shared/api/generated/'
/** Parts of the application that the backend uses too. */
const shared = '^src/shared/config/privacy-policy\\.ts$'
/** Tests and what serves them alone: they may know every side. */
const tests = ['\\.(test|stories)\\.tsx?$', '^backend/conformance/', '^src/app/testing/']
/** Kinds that combine others, such as an order its deal, or that others use, such as people. */
const sharedKinds = ['cargos', 'cargo-reports', 'companies', 'orders', 'people', 'products']
/** Other kinds: folders with a `kind.ts`. Code that joins two of them is in a third folder. */
const kinds = readdirSync('backend')
  .filter((folder) => existsSync(`backend/${folder}/kind.ts`) && !sharedKinds.includes(folder))
  .join('|')

module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Types alone may refer to each other: nothing of them is left when the code runs.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'backend-stands-alone',
      comment:
        'Of the application the backend knows the generated contract, the comparison of values and the day of the privacy policy.',
      severity: 'error',
      from: { path: '^backend/' },
      to: { path: '^src/', pathNot: [generatedApi, shared] },
    },
    {
      name: 'machine-knows-no-kind',
      comment:
        'What every record has stands on the contract and the database; each kind gives it a table of its own.',
      severity: 'error',
      from: {
        path: '^backend/(documents|wood-lines|comments|attachments|activity|db)/',
        pathNot: tests,
      },
      to: {
        path: `^backend/(${kinds}|allocations|baskets|cargo-reports|cargos|client-deals|companies|cover|dashboards|inspections|offers|order-progress|orders|partners|prices|products|purchases|reports|sawmill-supplies|stock)/`,
      },
    },
    {
      name: 'kinds-stand-apart',
      comment:
        'What two kinds of record do to each other lies between them, such as what deals bring their clients; what is shown of both, such as cover, above them, and cargo, which takes both along.',
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
      name: 'backend-knows-no-host',
      comment: 'The same backend runs in Node, in the browser and in tests.',
      severity: 'error',
      from: { path: '^backend/', pathNot: tests },
      to: { path: '^(server|mocks|e2e|bench|scripts)/' },
    },
    {
      name: 'backend-runs-anywhere',
      comment: 'Node modules only where a database of the server is opened.',
      severity: 'error',
      from: { path: '^backend/', pathNot: [...tests, '^backend/db/open-(libsql|postgres)\\.ts$'] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'domain-is-pure',
      comment:
        'The backend and the application share the domain, so it depends on neither: it imports itself and the types of the contract.',
      severity: 'error',
      from: { path: ['^domain/', shared], pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^domain/', shared, generatedApi] },
    },
    {
      name: 'application-knows-no-backend',
      comment: 'The contract stands between them.',
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
