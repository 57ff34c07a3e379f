import { readFileSync } from 'node:fs'
import { indexedPng } from './indexed-png.mjs'

const work = readFileSync(new URL('in-darkroom.mjs', import.meta.url), 'utf8')

/**
 * A page of its own that makes screenshots as small as they are kept, and compares them.
 * @param {import('playwright').Browser} browser
 */
export async function openDarkroom(browser) {
  const page = await browser.newPage()
  const room = await page.evaluateHandle(load, work)
  /**
   * @param {Buffer} screenshot
   * @param {number} scale 0.5 halves both sides
   * @param {Buffer | null} accepted
   * @returns how it differs, as a share of all pixels, null where none was accepted; and the picture unless it is as accepted
   */
  return async (screenshot, scale, accepted) => {
    const pictures = { screenshot: screenshot.toString('base64'), scale, accepted: accepted?.toString('base64') ?? null }
    const { difference, kept } = await room.evaluate((inside, of) => inside.develop(of), pictures)
    return { difference, png: kept && indexedPng(kept.width, kept.height, kept.palette, Buffer.from(kept.indices, 'base64')) }
  }
}

/** @param {string} source @returns {Promise<typeof import('./in-darkroom.mjs')>} */
function load(source) {
  return import(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })))
}
