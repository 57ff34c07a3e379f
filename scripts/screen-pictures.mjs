import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readStoryFiles } from './story-files.mjs'

/** @typedef {{ title: string, story: string, hash: string }} Screen */
/** @typedef {Record<string, { story: string, hash: string, date: string }>} Taken */

/** Folder of the gallery's pictures, and of the list of screens they were taken of. */
export const picturesFolder = '.storybook/gallery/pictures'
export const takenFile = `${picturesFolder}/taken.json`

/** Screens that another story than their first shows best. */
const bestStories = new Map([
  ['Screens/Ship/Cargo', 'planned'],
  ['Screens/Inspect/Container inspection report', 'approved'],
  ['Screens/Inspect/Supply inspection report', 'approved'],
  ['Screens/Portal/Order', 'in-transit-with-photos'],
  ['Screens/Portal/Product', 'in-use'],
])

/**
 * Lists the screens with the story of their picture and a hash of their own files.
 * @returns {Screen[]}
 */
export function listScreens() {
  return readStoryFiles()
    .filter(({ title }) => title.startsWith('Screens/'))
    .map(({ title, file, ids }) => {
      const best = bestStories.get(title)
      const story = ids.find((id) => best !== undefined && id.endsWith(`--${best}`)) ?? ids[0] ?? ''
      return { title, story, hash: hashFolder(path.dirname(path.dirname(file))) }
    })
}

/**
 * Hashes the files that an English picture depends on.
 * @param {string} folder
 */
function hashFolder(folder) {
  const hash = createHash('sha256')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const file of files.toSorted())
    if (/\.(tsx?|css)$|i18n\/en\.json$/.test(file) && !/\.(test|stories)\./.test(file))
      hash.update(file).update(readFileSync(path.join(folder, file)))
  return hash.digest('hex').slice(0, 12)
}

/** @returns {Taken} */
export function readTaken() {
  /** @type {Taken} */
  const taken = existsSync(takenFile) ? JSON.parse(readFileSync(takenFile, 'utf8')) : {}
  return taken
}

/**
 * Lists the titles of screens whose own files changed after their picture, or that have none.
 * @returns {string[]}
 */
export function listStaleScreens() {
  const taken = readTaken()
  return listScreens()
    .filter(({ title, hash }) => taken[title]?.hash !== hash)
    .map(({ title }) => title)
}
