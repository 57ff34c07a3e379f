import { spawn } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'

const server = `
  import { endWithParent } from ${JSON.stringify(path.join(import.meta.dirname, 'end-with-parent.mjs'))}
  endWithParent()
  const work = setTimeout(() => {}, 20_000)
  process.once('SIGTERM', () => { console.log('ended'); clearTimeout(work) })
  console.log('running')
`

/** Starts the server without forwarding signals, as npm's shell does. */
const shell = `
  const { spawn } = require('node:child_process')
  spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(server)}], { stdio: 'inherit' })
`

it('a server stops when the shell that started it is stopped', async () => {
  const parent = spawn(process.execPath, ['-e', shell], { stdio: ['ignore', 'pipe', 'inherit'] })
  const lines: string[] = []
  for await (const chunk of parent.stdout) {
    const text = String(chunk).trim()
    lines.push(text)
    if (text === 'running') parent.kill('SIGTERM')
  }
  expect(lines).toEqual(['running', 'ended'])
})
