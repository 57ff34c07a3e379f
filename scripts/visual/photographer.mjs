import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressAndCompare } from './compress-picture.mjs'
import { getPictureName, getScale, getWindowSize, getThemes } from './picture-options.mjs'
import { openStoryStage } from './stage.mjs'

/** @typedef {import('./picture-options.mjs').Story} Story */
/** @typedef {{ name: string, difference: number | null, png: () => Buffer }} Difference a share of all pixels, null where no picture was accepted */

/** Milliseconds between two attempts, for content that is drawn late, such as measured rows. */
const PAUSE_MS = 200
/** So many looks at most. */
const MAX_ATTEMPTS = 6

/**
 * One who looks at stories, one after the other.
 * @param {import('playwright').Browser} browser
 * @param {string} base the address of the built Storybook
 * @param {string} accepted the folder of pictures
 */
export function openPhotographer(browser, base, accepted) {
  const stage = openStoryStage(browser, base)

  /**
   * @param {Story} story which has been played
   * @param {1 | 0.5} scale
   */
  async function differencesOf(story, scale) {
    /** @type {Difference[]} */
    const differences = []
    // Themes differ in colours only (src/shared/ui/tokens.css), so the story is not played again.
    for (const theme of getThemes(story)) {
      const name = getPictureName(story, theme)
      const file = join(accepted, name)
      const { difference, png } = compressAndCompare(
        await stage.take(theme),
        scale,
        existsSync(file) ? readFileSync(file) : null,
      )
      if (png) differences.push({ name, difference, png })
    }
    return differences
  }

  /**
   * Plays a story and looks at it, again after a pause while it is not as accepted.
   * @param {Story} story
   * @param {boolean} isAlone in a page that no other story was in
   */
  async function play(story, isAlone) {
    const size = await stage.show(story.id, (viewport) => getWindowSize(story, viewport), isAlone)
    for (let looks = 1; ; looks++) {
      const differences = await differencesOf(story, getScale(size))
      if (differences.length === 0 || looks === MAX_ATTEMPTS) return differences
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }

  /**
   * Takes a story's pictures on the shared page. If they differ from the accepted ones, only the
   * result on a page of its own counts, so that nothing left by another story matters.
   * @param {Story} story
   * @returns differences, and whether the story matched only on its own page
   * @throws if the story fails on its own page
   */
  async function lookAt(story) {
    const isAsAccepted = await play(story, false).then(
      (differences) => differences.length === 0,
      () => false,
    )
    const differences = isAsAccepted ? [] : await play(story, true)
    return { differences, isOnlyAlone: !isAsAccepted && differences.length === 0 }
  }

  return { lookAt, close: stage.close }
}
