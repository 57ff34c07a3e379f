import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')
const CACHE = path.join(ROOT, 'node_modules/.cache/timberdesk')
/** Sources that determine the seeded databases. */
const SOURCES = ['backend', 'mocks/scenarios', 'mocks/host', 'domain', 'contract']

/**
 * Returns a seeded database from disk, seeded again if its sources have changed. Seeding takes some
 * hundred milliseconds, which every test file would need.
 */
export async function getCachedSeed(
  scenario: string,
  createSeed: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const file = await getSeedFile(scenario)
  const cached = await readFile(file).catch(() => null)
  // A Buffer's slice is a view: sql.js would let all worlds write into one file.
  if (cached) return new Uint8Array(cached)
  const bytes = await createSeed()
  await mkdir(CACHE, { recursive: true })
  // Several test processes may seed at once: each writes its own file, and the last rename wins
  // with the same bytes.
  const temporaryFile = `${file}.${process.pid}`
  await writeFile(temporaryFile, bytes)
  await rename(temporaryFile, file)
  return bytes
}

/** Returns the path of a scenario's cached seed for the current sources. */
export async function getSeedFile(scenario: string): Promise<string> {
  return path.join(CACHE, `${scenario}-${await getFingerprint()}.sqlite`)
}

let fingerprints: Promise<string> | undefined

function getFingerprint(): Promise<string> {
  return (fingerprints ??= readFingerprint())
}

async function readFingerprint(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of SOURCES) {
    const names = await readdir(path.join(ROOT, folder), { recursive: true })
    for (const name of names.filter(isSource).toSorted()) {
      hash.update(name).update(await readFile(path.join(ROOT, folder, name)))
    }
  }
  return hash.digest('hex').slice(0, 16)
}

function isSource(name: string): boolean {
  return /\.(ts|json)$/.test(name) && !/\.(test|conformance)\.ts$/.test(name)
}
