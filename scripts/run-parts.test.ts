import { once } from 'node:events'
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'

const runner = path.join(import.meta.dirname, 'run-parts.mjs')

/** Writes a project whose parts are these commands, and a program that runs them. */
function createProject(scripts: Record<string, string>, runsInParallel = false) {
  const project = mkdtempSync(path.join(tmpdir(), 'timberdesk-parts-'))
  writeFileSync(path.join(project, 'package.json'), JSON.stringify({ scripts }))
  const parts = Object.keys(scripts).map((script) => ({ script, title: `the ${script}` }))
  const stages = runsInParallel ? [parts] : parts.map((part) => [part])
  const program = `import { runParts } from ${JSON.stringify(runner)}; await runParts(${JSON.stringify(stages)})`
  return { project, args: ['--input-type=module', '-e', program] }
}

/** Returns the output, from its summary on, of a project whose parts are these commands. */
function runSummary(scripts: Record<string, string>, runsInParallel = false) {
  const { project, args } = createProject(scripts, runsInParallel)
  const { stdout, status } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' })
  return {
    status,
    summary: stdout.slice(stdout.indexOf('── summary')),
    before: stdout.slice(0, stdout.indexOf('── summary')),
  }
}

it('the end of the output explains why a part failed', () => {
  const { status, summary, before } = runSummary({
    first: `node -e "for (let i = 1; i <= 100; i++) console.log('line ' + i); console.error('the error'); process.exitCode = 3"`,
    second: `node -e "console.log('the success')"`,
  })
  expect(status).toBe(1)
  expect(before).toContain('line 1\n')
  expect(before).toContain('the success')
  expect(summary).toMatch(
    /FAILED first[^]*ok {5}second[^]*1 passed, 1 failed[^]*how the first ended[^]*line 100\n/,
  )
  expect(summary).toContain('the error')
  expect(summary).not.toContain('line 60\n')
  expect(summary).not.toContain('the success')
})

it('the output ends with the summary if all parts succeeded', () => {
  const { status, summary } = runSummary({ first: `node -e "console.log('the success')"` })
  expect(status).toBe(0)
  expect(summary.trim()).toMatch(/1 passed, 0 failed$/)
})

it('single-core parts run in parallel, and each part’s output stays together', () => {
  // Each waits for a file of the other: one after another, the first would wait in vain.
  const createWaitForFileCommand = (name: string, otherName: string) =>
    `node -e "const { existsSync, writeFileSync } = require('fs'); console.log('${name} begins'); writeFileSync('${name}', ''); ` +
    `const wait = setInterval(() => existsSync('${otherName}') && (clearInterval(wait), console.log('${name} ends')), 10)"`
  const { status, before } = runSummary(
    {
      first: createWaitForFileCommand('first', 'second'),
      second: createWaitForFileCommand('second', 'first'),
    },
    true,
  )
  expect(status).toBe(0)
  expect(before).toMatch(/\[the first\] first begins\n\[the first\] first ends\n/)
  expect(before).toMatch(/\[the second\] second begins\n\[the second\] second ends\n/)
})

it.each([
  ['a part', false, ['first']],
  ['parallel parts', true, ['first', 'second']],
])('a signal ends %s and counts as a failure', async (_, runsInParallel, running) => {
  const wait = (name: string) =>
    `node -e "const { writeFileSync } = require('fs'); ` +
    `process.once('SIGTERM', () => { writeFileSync('${name} ended', ''); process.exit() }); ` +
    `writeFileSync('${name} begun', ''); setTimeout(() => {}, 60_000)"`
  const { project, args } = createProject(
    { first: wait('first'), second: wait('second') },
    runsInParallel,
  )
  const hasFile = (name: string) => existsSync(path.join(project, name))
  const runner = spawn(process.execPath, args, { cwd: project, stdio: 'ignore' })
  const ended = once(runner, 'exit')
  await expect
    .poll(() => running.every((name) => hasFile(`${name} begun`)), { timeout: 20_000 })
    .toBe(true)
  runner.kill('SIGTERM')
  expect(await ended).toEqual([1, null])
  expect(['first', 'second'].filter((name) => hasFile(`${name} ended`))).toEqual(running)
  expect(['first', 'second'].filter((name) => hasFile(`${name} begun`))).toEqual(running)
})
