import { readFileSync } from 'node:fs'
import path from 'node:path'

/** @typedef {{ id: string, title: string, name: string, type: string, tags: string[] }} Story */

/**
 * Lists the stories of two built Storybooks.
 * @param {string} folder contains `before` and `after`
 * @param {string} [filter] text in a story's id
 */
export function compareStories(folder, filter = '') {
  /** @param {'before' | 'after'} side */
  function list(side) {
    /** @type {{ entries: Record<string, Story> }} */
    const index = JSON.parse(readFileSync(path.join(folder, side, 'index.json'), 'utf8'))
    return Object.values(index.entries).filter(
      ({ id, type }) => type === 'story' && id.includes(filter),
    )
  }
  const before = list('before')
  const after = list('after')
  const idsBefore = new Set(before.map(({ id }) => id))
  const idsAfter = new Set(after.map(({ id }) => id))
  return {
    before,
    after,
    added: after.filter(({ id }) => !idsBefore.has(id)),
    removed: before.filter(({ id }) => !idsAfter.has(id)),
  }
}
