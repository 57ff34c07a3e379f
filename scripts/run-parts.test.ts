import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'

const runner = path.join(import.meta.dirname, 'run-parts.mjs')

/** Returns the output, from its summary on, of a project whose parts are these commands. */
function summaryOf(scripts: Record<string, string>, isBeside = false) {
  const project = mkdtempSync(path.join(tmpdir(), 'timberdesk-parts-'))
  writeFileSync(path.join(project, 'package.json'), JSON.stringify({ scripts }))
  const parts = Object.keys(scripts).map((script) => ({ script, title: `the ${script}` }))
  const stages = isBeside ? [{ beside: parts.map((part) => [part]) }] : parts
  const program = `import { runParts } from ${JSON.stringify(runner)}; await runParts(${JSON.stringify(stages)})`
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: project,
    encoding: 'utf8',
  })
  return {
    status,
    summary: stdout.slice(stdout.indexOf('── summary')),
    before: stdout.slice(0, stdout.indexOf('── summary')),
  }
}

it('whoever sees only the end of the output reads there why a part failed', () => {
  const { status, summary, before } = summaryOf({
    walls: `node -e "for (let i = 1; i <= 100; i++) console.log('wall ' + i); console.error('wall 100 leans'); process.exitCode = 3"`,
    roof: `node -e "console.log('the roof holds')"`,
  })
  expect(status).toBe(1)
  expect(before).toContain('wall 1\n')
  expect(before).toContain('the roof holds')
  expect(summary).toMatch(
    /FAILED walls[^]*ok {5}roof[^]*1 passed, 1 failed[^]*how the walls ended[^]*wall 100\n/,
  )
  expect(summary).toContain('wall 100 leans')
  expect(summary).not.toContain('wall 60\n')
  expect(summary).not.toContain('the roof holds')
})

it('says nothing after the summary when all went well', () => {
  const { status, summary } = summaryOf({ roof: `node -e "console.log('the roof holds')"` })
  expect(status).toBe(0)
  expect(summary.trim()).toMatch(/1 passed, 0 failed$/)
})

it('parts that leave a core idle run beside each other, and what each says stays together', () => {
  // Each waits for a file of the other: one after another, the first would wait in vain.
  const meet = (mine: string, other: string) =>
    `node -e "const { existsSync, writeFileSync } = require('fs'); console.log('${mine} begins'); writeFileSync('${mine}', ''); ` +
    `const wait = setInterval(() => existsSync('${other}') && (clearInterval(wait), console.log('${mine} ends')), 10)"`
  const { status, before } = summaryOf(
    { walls: meet('walls', 'roof'), roof: meet('roof', 'walls') },
    true,
  )
  expect(status).toBe(0)
  expect(before).toMatch(/the walls \(npm run walls\)\n\nwalls begins\nwalls ends\n/)
  expect(before).toMatch(/the roof \(npm run roof\)\n\nroof begins\nroof ends\n/)
})
