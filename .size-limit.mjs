import {
  findChunks,
  getDashboardEntries,
  getDealsListEntries,
  listPageChunks,
  getProductsListEntries,
  readManifest,
} from './scripts/bundle.mjs'

// Budgets in brotli, as the server sends it.
const manifest = readManifest('dist')
const beforeTheList = findChunks(manifest, getDealsListEntries())
const beforeProducts = findChunks(manifest, getProductsListEntries())
const beforeFigures = findChunks(manifest, getDashboardEntries())
const inDist = (file) => `dist/${file}`

export default [
  {
    name: 'JavaScript before the list of deals can be used',
    path: [
      ...new Set(
        beforeTheList.map(({ file }) => inDist(file)).filter((file) => file.endsWith('.js')),
      ),
    ],
    limit: '180 kB',
    brotli: true,
  },
  {
    name: 'CSS before the list of deals can be used',
    path: [...new Set(beforeTheList.flatMap(({ css = [] }) => css.map(inDist)))],
    limit: '15 kB',
    brotli: true,
  },
  {
    name: 'JavaScript before the list of products can be used',
    path: [
      ...new Set(
        beforeProducts.map(({ file }) => inDist(file)).filter((file) => file.endsWith('.js')),
      ),
    ],
    limit: '195 kB',
    brotli: true,
  },
  {
    name: 'JavaScript before the figures of a dashboard can be read',
    path: [
      ...new Set(
        beforeFigures.map(({ file }) => inDist(file)).filter((file) => file.endsWith('.js')),
      ),
    ],
    limit: '170 kB',
    brotli: true,
  },
  ...listPageChunks(manifest).map(([source, { file }]) => ({
    name: `own chunk of ${source}`,
    path: inDist(file),
    limit: '30 kB',
    brotli: true,
  })),
]
