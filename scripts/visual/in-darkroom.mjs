// Runs in a blank page (darkroom.mjs), whose canvas decodes and shrinks pictures; so it imports nothing.

/** Two neighbouring steps of a channel are so far apart in a kept picture; a colour between them may be rounded either way. */
const STEP = 8
/** Steps of a channel, from 0 to 255. */
const STEPS = 33
/** A screen has about twenty colours; the others are edges of letters. */
const COLOURS = 64

/** @typedef {{ width: number, height: number, data: Uint8ClampedArray }} Pixels four bytes a pixel */
/** @typedef {{ width: number, height: number, palette: number[][], indices: Uint8Array }} Kept a palette's colours are [red, green, blue] */

/**
 * A screenshot as it is kept, and how it differs from the accepted one.
 * @param {{ screenshot: string, scale: number, accepted: string | null }} pictures PNG, base64; 0.5 halves both sides
 * @returns the difference as a share of all pixels, null where none was accepted; and the picture itself unless it is as accepted
 */
export async function develop({ screenshot, scale, accepted }) {
  const kept = keepSmall(await decode(screenshot, scale))
  const difference = accepted === null ? null : differenceOf(await decode(accepted, 1), kept)
  if (difference === 0) return { difference, kept: null }
  let indices = ''
  for (const index of kept.indices) indices += String.fromCharCode(index)
  return { difference, kept: { ...kept, indices: btoa(indices) } }
}

/** @param {string} base64 @param {number} scale @returns {Promise<Pixels>} */
async function decode(base64, scale) {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser draws no pictures.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

/**
 * A picture in its most frequent colours alone, the others as the nearest of them.
 * @param {Pixels} picture
 * @returns {Kept}
 */
function keepSmall({ width, height, data }) {
  const stepOf = Uint8Array.from({ length: 256 }, (_, value) => Math.round(value / STEP))
  const step = (/** @type {number} */ at) => stepOf[data[at] ?? 0] ?? 0
  // Counted by number, not by key: there are few colours in steps, and many pixels.
  const counts = new Uint32Array(STEPS ** 3)
  const colours = new Uint16Array(width * height)
  for (let pixel = 0; pixel < colours.length; pixel++) {
    const colour = (step(pixel * 4) * STEPS + step(pixel * 4 + 1)) * STEPS + step(pixel * 4 + 2)
    colours[pixel] = colour
    counts[colour] = (counts[colour] ?? 0) + 1
  }
  const count = (/** @type {number} */ colour) => counts[colour] ?? 0
  const used = [...counts.keys()].filter(count)
  const palette = used.toSorted((a, b) => count(b) - count(a) || a - b).slice(0, COLOURS).map(channelsOf)
  const indexOf = new Uint8Array(STEPS ** 3)
  for (const colour of used) indexOf[colour] = nearest(channelsOf(colour), palette)
  return { width, height, palette, indices: Uint8Array.from(colours, (colour) => indexOf[colour] ?? 0) }
}

/** @param {number} colour */
function channelsOf(colour) {
  const steps = [Math.floor(colour / STEPS / STEPS), Math.floor(colour / STEPS) % STEPS, colour % STEPS]
  return steps.map((step) => Math.min(255, step * STEP))
}

/** @param {readonly number[]} colour @param {readonly number[][]} palette @returns the first of the nearest */
function nearest(colour, palette) {
  const distances = palette.map((other) => other.reduce((sum, channel, at) => sum + Math.abs(channel - (colour[at] ?? 0)), 0))
  return distances.indexOf(Math.min(...distances))
}

/**
 * The share of pixels that differ, 0 to 1. A pixel may take any colour between those of its neighbours, which is what smoothing does at the
 * edge of a letter or a line; where all around is of one colour, it must have that colour.
 * @param {Pixels} accepted
 * @param {Kept} kept
 */
function differenceOf(accepted, { width, height, palette, indices }) {
  if (accepted.width !== width || accepted.height !== height) return 1
  /** @param {number} x @param {number} y @param {number} channel */
  const at = (x, y, channel) => accepted.data[(y * width + x) * 4 + channel] ?? 0
  /** @param {number} x @param {number} y @param {number} channel @param {number} now */
  const isBetweenNeighbours = (x, y, channel, now) => {
    const around = [-1, 0, 1].flatMap((dy) =>
      [-1, 0, 1].map((dx) => at(Math.min(width - 1, Math.max(0, x + dx)), Math.min(height - 1, Math.max(0, y + dy)), channel)),
    )
    return now >= Math.min(...around) - STEP && now <= Math.max(...around) + STEP
  }
  let different = 0
  for (let pixel = 0; pixel < indices.length; pixel++) {
    const colour = palette[indices[pixel] ?? 0] ?? []
    const x = pixel % width
    const y = (pixel - x) / width
    const isAlike = colour.every((now, channel) => Math.abs(at(x, y, channel) - now) <= STEP || isBetweenNeighbours(x, y, channel, now))
    if (!isAlike) different++
  }
  return different / indices.length
}
