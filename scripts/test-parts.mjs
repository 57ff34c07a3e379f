/**
 * A part of `npm test`: an npm script. `results` names the tool that counts tests in a JSON report;
 * a part without it counts as one check.
 * @typedef {{ script: string, title: string, results?: 'vitest' | 'playwright' }} Part
 */

/**
 * Parts that run two at a time, because each alone leaves a core idle. A part that needs another's
 * result is in a later stage.
 * @typedef {ReadonlyArray<Part>} Stage
 */

/** The longest first, so that both cores are busy to the end. @type {Stage} */
const staticChecks = [
  { script: 'check:lint', title: 'lint' },
  { script: 'check:types', title: 'types' },
  { script: 'build', title: 'production build' },
  { script: 'check:layers', title: 'layers and slices' },
  { script: 'check:imports', title: 'import cycles and borders' },
  { script: 'check:unused', title: 'nothing unused' },
]

/** Sizes need the build; the others keep the second core busy meanwhile. @type {Stage} */
const checksAfterBuild = [
  { script: 'check:format', title: 'formatting' },
  { script: 'check:size', title: 'size budgets' },
  { script: 'check:contract', title: 'contract' },
  { script: 'check:fresh', title: 'generated code is fresh' },
]

/** @type {ReadonlyArray<Stage>} */
export const checks = [
  staticChecks,
  checksAfterBuild,
  [{ script: 'check:texts', title: 'texts complete, none in code', results: 'vitest' }],
]

/** @type {ReadonlyArray<Stage>} */
export const parts = [
  staticChecks,
  checksAfterBuild,
  // The checks of texts are node tests.
  [{ script: 'test:node', title: 'unit tests, and conformance of every host', results: 'vitest' }],
  [{ script: 'test:components', title: 'component tests', results: 'vitest' }],
  [{ script: 'test:browser', title: 'component tests in Chromium', results: 'vitest' }],
  [
    {
      script: 'test:stories',
      title: 'stories, with axe, and their contrast in the dark',
      results: 'vitest',
    },
  ],
  [
    {
      script: 'test:e2e',
      title: 'a person in a browser, against the server',
      results: 'playwright',
    },
  ],
]
