import { once } from 'node:events'
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'

const runner = path.join(import.meta.dirname, 'run-parts.mjs')

/** Writes a project whose parts are these commands, and a program that runs them. */
function createProject(scripts: Record<string, string>, isBeside = false) {
  const project = mkdtempSync(path.join(tmpdir(), 'timberdesk-parts-'))
  writeFileSync(path.join(project, 'package.json'), JSON.stringify({ scripts }))
  const parts = Object.keys(scripts).map((script) => ({ script, title: `the ${script}` }))
  const stages = isBeside ? [parts] : parts.map((part) => [part])
  const program = `import { runParts } from ${JSON.stringify(runner)}; await runParts(${JSON.stringify(stages)})`
  return { project, args: ['--input-type=module', '-e', program] }
}

/** Returns the output, from its summary on, of a project whose parts are these commands. */
function runSummary(scripts: Record<string, string>, isBeside = false) {
  const { project, args } = createProject(scripts, isBeside)
  const { stdout, status } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' })
  return {
    status,
    summary: stdout.slice(stdout.indexOf('── summary')),
    before: stdout.slice(0, stdout.indexOf('── summary')),
  }
}

it('the end of the output explains why a part failed', () => {
  const { status, summary, before } = runSummary({
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

it('prints nothing after the summary if all parts succeeded', () => {
  const { status, summary } = runSummary({ roof: `node -e "console.log('the roof holds')"` })
  expect(status).toBe(0)
  expect(summary.trim()).toMatch(/1 passed, 0 failed$/)
})

it('single-core parts run in parallel, and each part’s output stays together', () => {
  // Each waits for a file of the other: one after another, the first would wait in vain.
  const createMeetingCommand = (name: string, otherName: string) =>
    `node -e "const { existsSync, writeFileSync } = require('fs'); console.log('${name} begins'); writeFileSync('${name}', ''); ` +
    `const wait = setInterval(() => existsSync('${otherName}') && (clearInterval(wait), console.log('${name} ends')), 10)"`
  const { status, before } = runSummary(
    { walls: createMeetingCommand('walls', 'roof'), roof: createMeetingCommand('roof', 'walls') },
    true,
  )
  expect(status).toBe(0)
  expect(before).toMatch(/\[the walls\] walls begins\n\[the walls\] walls ends\n/)
  expect(before).toMatch(/\[the roof\] roof begins\n\[the roof\] roof ends\n/)
})

it.each([
  ['a part', false, ['walls']],
  ['parallel parts', true, ['walls', 'roof']],
])('a signal ends %s and counts as a failure', async (_, isBeside, running) => {
  const wait = (name: string) =>
    `node -e "const { writeFileSync } = require('fs'); ` +
    `process.once('SIGTERM', () => { writeFileSync('${name} ended', ''); process.exit() }); ` +
    `writeFileSync('${name} begun', ''); setTimeout(() => {}, 60_000)"`
  const { project, args } = createProject({ walls: wait('walls'), roof: wait('roof') }, isBeside)
  const hasFile = (name: string) => existsSync(path.join(project, name))
  const runner = spawn(process.execPath, args, { cwd: project, stdio: 'ignore' })
  const ended = once(runner, 'exit')
  await expect
    .poll(() => running.every((name) => hasFile(`${name} begun`)), { timeout: 20_000 })
    .toBe(true)
  runner.kill('SIGTERM')
  expect(await ended).toEqual([1, null])
  expect(['walls', 'roof'].filter((name) => hasFile(`${name} ended`))).toEqual(running)
  expect(['walls', 'roof'].filter((name) => hasFile(`${name} begun`))).toEqual(running)
})
