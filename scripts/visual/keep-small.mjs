import { indexedPng } from './indexed-png.mjs'

/** Two neighbouring steps of a channel are so far apart in a kept picture. */
const STEP = 8
/** A screen has about twenty colours; the others are edges of letters. */
const COLOURS = 64

/**
 * A picture as it is committed: its most frequent colours alone, the others as the nearest of them.
 * @param {import('playwright').Page} page any page; its canvas decodes and shrinks the picture
 * @param {Buffer} png
 * @param {number} scale 0.5 halves both sides
 */
export async function keepSmall(page, png, scale) {
  const { width, height, rgba } = await page.evaluate(
    async ({ source, factor }) => {
      const bytes = Uint8Array.from(atob(source), (letter) => letter.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const canvas = new OffscreenCanvas(Math.round(bitmap.width * factor), Math.round(bitmap.height * factor))
      const context = canvas.getContext('2d')
      if (!context) throw new Error('This browser draws no pictures.')
      context.imageSmoothingQuality = 'high'
      context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
      let text = ''
      for (let at = 0; at < data.length; at += 8192) text += String.fromCharCode(...data.subarray(at, at + 8192))
      return { width: canvas.width, height: canvas.height, rgba: btoa(text) }
    },
    { source: png.toString('base64'), factor: scale },
  )
  const colours = stepped(Buffer.from(rgba, 'base64'))
  const palette = mostFrequent(colours)
  return indexedPng(width, height, palette, indicesOf(colours, palette))
}

/**
 * One number a pixel, 0xRRGGBB.
 * @param {Buffer} rgba four bytes a pixel
 */
function stepped(rgba) {
  const step = (/** @type {number} */ at) => Math.min(255, Math.round((rgba[at] ?? 0) / STEP) * STEP)
  return Array.from({ length: rgba.length / 4 }, (_, pixel) => (step(pixel * 4) << 16) | (step(pixel * 4 + 1) << 8) | step(pixel * 4 + 2))
}

/** @param {readonly number[]} colours */
function mostFrequent(colours) {
  /** @type {Map<number, number>} */
  const counts = new Map()
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  const byCount = [...counts].sort(([a, countA], [b, countB]) => countB - countA || a - b)
  return byCount.slice(0, COLOURS).map(([colour]) => colour)
}

/** @param {readonly number[]} colours @param {readonly number[]} palette */
function indicesOf(colours, palette) {
  const known = new Map(palette.map((colour, index) => [colour, index]))
  return Uint8Array.from(colours, (colour) => {
    const index = known.get(colour) ?? nearest(colour, palette)
    known.set(colour, index)
    return index
  })
}

/** @param {number} colour @param {readonly number[]} palette */
function nearest(colour, palette) {
  const channels = (/** @type {number} */ of) => [of >> 16, (of >> 8) & 255, of & 255]
  const wanted = channels(colour)
  const distances = palette.map((other) =>
    channels(other).reduce((sum, channel, at) => sum + Math.abs(channel - (wanted[at] ?? 0)), 0),
  )
  return distances.indexOf(Math.min(...distances))
}
