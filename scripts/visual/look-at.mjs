import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDarkroom } from './darkroom.mjs'
import { openStage } from './stage.mjs'
import { nameOf, takePictures } from './take-pictures.mjs'

/** @typedef {{ name: string, difference: number | null, png: Buffer }} Difference a share of all pixels, null where no picture was accepted */

/**
 * One who looks at stories, one after the other.
 * @param {import('playwright').Browser} browser
 * @param {string} base the address of the built Storybook
 * @param {string} accepted the folder of pictures
 */
export async function openLook(browser, base, accepted) {
  const stage = openStage(browser, base)
  const develop = await openDarkroom(browser)

  /** @param {import('./take-pictures.mjs').Story} story @param {boolean} isAlone */
  async function differencesOf(story, isAlone) {
    /** @type {Difference[]} */
    const differences = []
    for (const { theme, screenshot, scale } of await takePictures(stage, story, isAlone)) {
      const name = nameOf(story, theme)
      const file = join(accepted, name)
      const { difference, png } = await develop(screenshot, scale, existsSync(file) ? readFileSync(file) : null)
      if (png) differences.push({ name, difference, png })
    }
    return differences
  }

  /**
   * Looks at a story after the one before it. Where that is not as accepted, it counts only what the story shows alone, so that nothing another story
   * has left behind is ever taken for its look.
   * @param {import('./take-pictures.mjs').Story} story
   * @returns what is not as accepted, and whether the story was as accepted only alone
   * @throws when the story fails alone
   */
  async function lookAt(story) {
    const isAsAccepted = await differencesOf(story, false).then(
      (differences) => differences.length === 0,
      () => false,
    )
    const differences = isAsAccepted ? [] : await differencesOf(story, true)
    return { differences, isOnlyAlone: !isAsAccepted && differences.length === 0 }
  }

  return { lookAt, close: stage.close }
}
