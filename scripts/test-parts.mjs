/**
 * A part of `npm test`: an npm script. `results` names the tool that counts tests in a JSON report;
 * a part without it counts as one check.
 * @typedef {{ script: string, title: string, results?: 'vitest' | 'playwright' }} Part
 */

/**
 * A part, or lanes of parts that run in parallel, because each alone leaves a core idle. A part
 * that needs another's result follows it in its lane.
 * @typedef {Part | { beside: ReadonlyArray<ReadonlyArray<Part>> }} Stage
 */

/** @type {Stage} */
const staticChecks = {
  beside: [
    [
      { script: 'check:types', title: 'types' },
      { script: 'check:layers', title: 'layers and slices' },
      { script: 'check:imports', title: 'import cycles and borders' },
      { script: 'check:unused', title: 'nothing unused' },
      { script: 'check:contract', title: 'contract' },
      { script: 'check:format', title: 'formatting' },
    ],
    [
      { script: 'check:fresh', title: 'generated code is fresh' },
      { script: 'check:lint', title: 'lint' },
      { script: 'build', title: 'production build' },
      { script: 'check:size', title: 'size budgets' },
    ],
  ],
}

/** @type {ReadonlyArray<Stage>} */
export const checks = [
  staticChecks,
  { script: 'check:texts', title: 'texts complete, none in code', results: 'vitest' },
]

/** @type {ReadonlyArray<Stage>} */
export const parts = [
  // The checks of texts are node tests.
  staticChecks,
  { script: 'test:node', title: 'unit tests, and conformance of every host', results: 'vitest' },
  { script: 'test:components', title: 'component tests', results: 'vitest' },
  { script: 'test:browser', title: 'component tests in Chromium', results: 'vitest' },
  {
    script: 'test:stories',
    title: 'stories, with axe, and their contrast in the dark',
    results: 'vitest',
  },
  { script: 'test:e2e', title: 'a person in a browser, against the server', results: 'playwright' },
]
