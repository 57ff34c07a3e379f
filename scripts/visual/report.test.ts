import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeReport } from './report.mjs'

let folder = ''
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'timberdesk-report-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const body = Buffer.from('picture').toString('base64')

/** Writes the page for test results with these attachments, and returns it. */
function createPage(specs: { title: string; tags?: string[]; status?: string; files: string[] }[]) {
  const results = path.join(folder, 'results.json')
  const suite = {
    specs: specs.map(({ title, tags = [], status = 'failed', files }) => ({
      title,
      tags,
      tests: [{ results: [{ status, attachments: files.map((name) => ({ name, body })) }] }],
    })),
  }
  writeFileSync(results, JSON.stringify({ suites: [{ specs: [], suites: [suite] }] }))
  return readFileSync(
    writeReport({ results, folder: path.join(folder, 'report'), base: 'main' }),
    'utf8',
  )
}

it('the report shows before, after, overlay and difference of a changed story', () => {
  const page = createPage([
    {
      title: 'Kit: Button',
      files: ['b-light-expected.png', 'b-light-actual.png', 'b-light-diff.png'],
    },
  ])
  expect(page.match(/<figcaption>\w+/g)).toEqual(
    ['Before', 'After', 'Overlay', 'Difference'].map((title) => `<figcaption>${title}`),
  )
  expect(page).toContain('1 changed')
  expect(readFileSync(path.join(folder, 'report/b-light-diff.png'), 'utf8')).toBe('picture')
})

it('the report lists added, removed and failed stories, and leaves out equal ones', () => {
  const page = createPage([
    { title: 'New', tags: ['added'], status: 'passed', files: ['n-light.png'] },
    { title: 'Old', tags: ['removed'], status: 'passed', files: ['o-light.png'] },
    { title: 'Broken', files: [] },
    { title: 'Equal', status: 'passed', files: [] },
  ])
  expect(page).toContain('1 added, 1 removed, 1 failed')
  expect(page).not.toContain('Equal')
})

it('the report says that no story looks different', () => {
  expect(createPage([])).toContain('No story looks different.')
})
