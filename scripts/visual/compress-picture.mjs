import { PNG } from 'pngjs'
import { indexedPng } from './indexed-png.mjs'

/**
 * Distance of two colour levels in a compressed picture. A colour between them may be rounded
 * either way.
 */
const COLOUR_STEP = 8
/** Steps of a channel, from 0 to 255. */
const STEPS = 33
/** A screen has about twenty colours; the others are edges of letters. */
const COLOURS = 64

/** @typedef {{ width: number, height: number, data: Uint8Array }} Pixels four bytes a pixel */
/** @typedef {{ width: number, height: number, palette: number[][], indices: Uint8Array }} Kept a palette's colours are [red, green, blue] */

/**
 * Compresses a screenshot and compares it with the accepted one.
 * @param {Buffer} screenshot PNG
 * @param {1 | 0.5} scale 0.5 halves both sides
 * @param {Buffer | null} accepted PNG
 * @returns the share of differing pixels, null if none was accepted, and a function that encodes
 * the picture
 */
export function compressAndCompare(screenshot, scale, accepted) {
  const picture = PNG.sync.read(screenshot)
  const kept = reduceColours(scale === 1 ? picture : halveSize(picture))
  const difference = accepted && computeDifference(PNG.sync.read(accepted), kept)
  return {
    difference,
    png:
      difference === 0
        ? null
        : () => indexedPng(kept.width, kept.height, kept.palette, kept.indices),
  }
}

/** Each pixel the mean of four. @param {Pixels} picture @returns {Pixels} */
function halveSize({ width, height, data }) {
  const half = { width: Math.floor(width / 2), height: Math.floor(height / 2) }
  const means = new Uint8Array(half.width * half.height * 4)
  for (let y = 0; y < half.height; y++) {
    for (let x = 0; x < half.width; x++) {
      const from = (y * 2 * width + x * 2) * 4
      const to = (y * half.width + x) * 4
      for (let channel = 0; channel < 4; channel++) {
        const upper = (data[from + channel] ?? 0) + (data[from + channel + 4] ?? 0)
        const lower =
          (data[from + channel + width * 4] ?? 0) + (data[from + channel + width * 4 + 4] ?? 0)
        means[to + channel] = Math.round((upper + lower) / 4)
      }
    }
  }
  return { ...half, data: means }
}

/**
 * Reduces a picture to its most frequent colours. Plain loops here and below, for half a million
 * pixels in each of more than eight hundred pictures.
 * @param {Pixels} picture
 * @returns {Kept}
 */
function reduceColours({ width, height, data }) {
  const stepOf = Uint8Array.from({ length: 256 }, (_, value) => Math.round(value / COLOUR_STEP))
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
  const palette = used
    .toSorted((a, b) => count(b) - count(a) || a - b)
    .slice(0, COLOURS)
    .map(toChannels)
  const indexOf = new Uint8Array(STEPS ** 3)
  for (const colour of used) indexOf[colour] = findNearestColour(toChannels(colour), palette)
  const indices = new Uint8Array(colours.length)
  for (let pixel = 0; pixel < colours.length; pixel++)
    indices[pixel] = indexOf[colours[pixel] ?? 0] ?? 0
  return { width, height, palette, indices }
}

/** @param {number} colour */
function toChannels(colour) {
  const steps = [
    Math.floor(colour / STEPS / STEPS),
    Math.floor(colour / STEPS) % STEPS,
    colour % STEPS,
  ]
  return steps.map((step) => Math.min(255, step * COLOUR_STEP))
}

/**
 * @param {readonly number[]} colour @param {readonly number[][]} palette @returns index of the
 * first nearest colour
 */
function findNearestColour([red = 0, green = 0, blue = 0], palette) {
  let first = 0
  let least = Infinity
  for (const [at, [r = 0, g = 0, b = 0]] of palette.entries()) {
    const distance = Math.abs(red - r) + Math.abs(green - g) + Math.abs(blue - b)
    if (distance < least) [first, least] = [at, distance]
  }
  return first
}

/**
 * Returns the share of differing pixels, 0 to 1. A pixel may have any colour between those of its
 * neighbours, as anti-aliased letters do; in an area of one colour it must have that colour.
 * @param {Pixels} accepted
 * @param {Kept} kept
 */
function computeDifference(accepted, { width, height, palette, indices }) {
  if (accepted.width !== width || accepted.height !== height) return 1
  const { data } = accepted
  const colours = Uint8Array.from(palette.flat())
  /** @param {number} x @param {number} y @param {number} channel @param {number} now */
  const isBetweenNeighbours = (x, y, channel, now) => {
    let least = 255
    let most = 0
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
        const value = data[(row * width + column) * 4 + channel] ?? 0
        if (value < least) least = value
        if (value > most) most = value
      }
    }
    return now >= least - COLOUR_STEP && now <= most + COLOUR_STEP
  }
  /** @param {number} pixel */
  const isAlike = (pixel) => {
    for (let channel = 0; channel < 3; channel++) {
      const now = colours[(indices[pixel] ?? 0) * 3 + channel] ?? 0
      if (Math.abs((data[pixel * 4 + channel] ?? 0) - now) <= COLOUR_STEP) continue
      const x = pixel % width
      if (!isBetweenNeighbours(x, (pixel - x) / width, channel, now)) return false
    }
    return true
  }
  let different = 0
  for (let pixel = 0; pixel < indices.length; pixel++) if (!isAlike(pixel)) different++
  return different / indices.length
}
