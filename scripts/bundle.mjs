import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * One chunk of the build as Vite's manifest names it.
 * @typedef {{ file: string, isEntry?: boolean, isDynamicEntry?: boolean, name?: string, imports?: string[], css?: string[] }} Chunk
 */

/** @param {string} dist @returns {Record<string, Chunk>} chunks by the source they were made from */
export function readManifest(dist) {
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  return manifest
}

/**
 * The chunks that a browser fetches for these entries: they and all that they import at once, each counted once.
 * @param {Record<string, Chunk>} manifest
 * @param {string[]} entries keys of the manifest
 */
export function chunksFor(manifest, entries) {
  /** @type {Map<string, Chunk>} */
  const found = new Map()
  const waiting = [...entries]
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no ${key}.`)
    if (found.has(key)) continue
    found.set(key, chunk)
    waiting.push(...(chunk.imports ?? []))
  }
  return [...found.values()]
}

/** The list's page and all it adds to the shell, which vite.config.ts puts into one chunk. @param {Chunk | undefined} chunk */
const isList = (chunk) => chunk?.name === 'list' && chunk.file.endsWith('.js')

/**
 * The entries that must be there before the list of deals can be used, in English.
 * @param {Record<string, Chunk>} manifest
 */
export function dealsListEntries(manifest) {
  const keys = Object.keys(manifest)
  // vite.config.ts puts the entry and all it uses into the chunk `shell`.
  const entry = keys.find(
    (key) => manifest[key]?.name === 'shell' && manifest[key]?.file.endsWith('.js'),
  )
  const page = keys.find((key) => isList(manifest[key]))
  if (!entry || !page) throw new Error('The build has no entry, or no page with the list of deals.')
  const texts = keys.filter((key) => key === 'src/app/i18n/shell-en.ts')
  return [entry, page, ...texts]
}

/**
 * The entries that must be there before the portal's list of products can be used, in English.
 * @param {Record<string, Chunk>} manifest
 */
export function productsListEntries(manifest) {
  const [entry] = dealsListEntries(manifest)
  const late = [
    'src/pages/products/ui/products-page.tsx',
    'src/app/i18n/shell-en.ts',
    'src/app/i18n/portal-en.ts',
  ]
  return [...(entry === undefined ? [] : [entry]), ...late]
}

/**
 * The entries that must be there before a dashboard's figures can be read, in English.
 * @param {Record<string, Chunk>} manifest
 */
export function dashboardEntries(manifest) {
  const [entry] = dealsListEntries(manifest)
  const late = [
    'src/pages/dashboard/ui/dashboard-pages.tsx',
    'src/app/i18n/shell-en.ts',
    'src/app/i18n/boards-en.ts',
  ]
  return [...(entry === undefined ? [] : [entry]), ...late]
}

/** Each screen's own chunk. @param {Record<string, Chunk>} manifest */
export function pageChunks(manifest) {
  /** @param {string} key */
  const isPage = (key) => /^src\/pages\/[\w-]+\/ui\/[\w-]+-page\.tsx$/.test(key)
  return Object.entries(manifest).filter(([key, chunk]) => isPage(key) || isList(chunk))
}
