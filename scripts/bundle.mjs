import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * One chunk of the build as Vite's manifest names it.
 * @typedef {{
 *   file: string, isEntry?: boolean, isDynamicEntry?: boolean, name?: string,
 *   imports?: string[], css?: string[]
 * }} Chunk
 */

/**
 * @param {string} dist
 * @returns {Record<string, Chunk>} chunks by their source file
 */
export function readManifest(dist) {
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  return manifest
}

/**
 * Returns the chunks that a browser downloads for these entries, with static imports, each once.
 * @param {Record<string, Chunk>} manifest
 * @param {string[]} entries keys of the manifest
 */
export function findChunks(manifest, entries) {
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

/** Returns the entries that the list of deals needs, in English. */
export function getDealsListEntries() {
  return [
    'index.html',
    'src/pages/deals-list/ui/deals-list-page.tsx',
    'src/app/i18n/common-en.ts',
    'src/pages/deals-list/i18n/en.json',
  ]
}

/** Returns the entries that the portal's list of products needs, in English. */
export function getProductsListEntries() {
  return [
    'index.html',
    'src/pages/products/ui/products-page.tsx',
    'src/app/i18n/common-en.ts',
    'src/pages/products/i18n/en.json',
  ]
}

/** Returns the entries that the dashboard of deals needs, in English. */
export function getDashboardEntries() {
  return [
    'index.html',
    'src/pages/dashboard/ui/deal-dashboard-page.tsx',
    'src/app/i18n/common-en.ts',
    'src/pages/dashboard/i18n/en.json',
  ]
}

/**
 * Returns each screen's own chunk.
 * @param {Record<string, Chunk>} manifest
 */
export function listPageChunks(manifest) {
  return Object.entries(manifest).filter(([key]) =>
    /^src\/pages\/[\w-]+\/ui\/[\w-]+-page\.tsx$/.test(key),
  )
}
