import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Inputs of the build. A change in any of them needs a new build. */
const inputs = [
  'src',
  'contract',
  'domain',
  'public',
  'mocks',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'scripts',
]

/** Name of the file in the build that holds the hash of its inputs. */
export const stampName = '.inputs'

/**
 * Lists the files of a folder, in the same order on every machine.
 * @param {string} path
 * @returns {string[]}
 */
function listFiles(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(join(path, name)))
}

/**
 * A hash over the content of the build's inputs and the settings it bakes in.
 * @param {string} root of the project
 */
export function hashBuildInputs(root) {
  const hash = createHash('sha256')
  for (const input of inputs) {
    for (const file of listFiles(join(root, input)))
      hash.update(file.slice(root.length)).update(readFileSync(file))
  }
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))
  return hash.update(JSON.stringify(settings.sort(([a], [b]) => a.localeCompare(b)))).digest('hex')
}
