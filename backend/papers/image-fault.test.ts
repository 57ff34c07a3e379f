import { expect, it } from 'vitest'
import { findImageFault } from './image-fault'
import { createJpeg, createPng } from './sample-images'

const size = { width: 20, height: 20 }
const PALETTE = ['PLTE', [0, 0, 0, 255, 255, 255]] as const
const TRANSPARENCY = ['tRNS', [0]] as const
/** Rows of pixels with a filter before each. */
const createRows = (bytes: number, filter = 0) =>
  Uint8Array.from({ length: 20 * (1 + bytes) }, (_, at) => (at % (1 + bytes) === 0 ? filter : 9))
const rgba = { ...size, colorType: 6, pixels: createRows(80) }
/** Bytes of an interlaced image of 20 x 20 pixels with one byte each. */
const INTERLACED = [3 * 4, 3 * 3, 2 * 6, 5 * 6, 5 * 11, 10 * 11, 10 * 21]
const interlaced = new Uint8Array(INTERLACED.reduce((sum, bytes) => sum + bytes))

it.each([
  ['a gray PNG', createPng(size)],
  ['a bilevel PNG', createPng({ ...size, bits: 1 })],
  ['a transparent PNG', createPng(rgba)],
  ['a PNG of 16 bits', createPng({ ...rgba, bits: 16, pixels: createRows(160) })],
  ['an interlaced PNG', createPng({ ...size, isInterlaced: true, pixels: interlaced })],
  ['a PNG with a palette', createPng({ ...size, bits: 4, colorType: 3, chunks: [PALETTE] })],
  ['a transparent palette', createPng({ ...size, colorType: 3, chunks: [PALETTE, TRANSPARENCY] })],
  ['a JPEG', createJpeg()],
  ['a progressive JPEG', createJpeg({ frame: 0xc2 })],
  ['a gray JPEG', createJpeg({ channels: 1 })],
  ['a JPEG of a print shop', createJpeg({ channels: 4, isAdobe: true })],
])('a PDF can show %s', async (_, content) => {
  expect(await findImageFault(content)).toBeNull()
})

it.each([
  ['a PNG without a header', createPng(size).map((byte, at) => (at === 15 ? 0 : byte))],
  ['an empty PNG', createPng({ ...size, width: 0 })],
  ['a PNG of an unknown color type', createPng({ ...size, colorType: 5 })],
  ['a PNG without its palette', createPng({ ...size, colorType: 3 })],
  ['a PNG with too few pixels', createPng({ ...rgba, pixels: createRows(79) })],
  ['a PNG with too many pixels', createPng({ ...rgba, pixels: createRows(81) })],
  ['a PNG with an unknown filter', createPng({ ...rgba, pixels: createRows(80, 5) })],
  ['a PNG with damaged pixels', damagePixels(createPng(rgba))],
  [
    'an interlaced PNG of less than a byte a pixel',
    createPng({ ...size, bits: 1, isInterlaced: true }),
  ],
  [
    'a small palette with transparency',
    createPng({ ...size, bits: 4, colorType: 3, chunks: [PALETTE, TRANSPARENCY] }),
  ],
  ['a JPEG without a frame', createJpeg({ frame: 0xe1 })],
  ['a lossless JPEG', createJpeg({ frame: 0xc3 })],
  ['a JPEG of 12 bits', createJpeg({ bits: 12 })],
  ['a JPEG of two channels', createJpeg({ channels: 2 })],
  ['a JPEG of four inks that are not inverted', createJpeg({ channels: 4 })],
])('no PDF shows %s', async (_, content) => {
  expect(await findImageFault(content)).toBe('unreadable_image')
})

it('an image that was cut off is incomplete', async () => {
  for (const content of [createPng(rgba), createJpeg()])
    expect(await findImageFault(content.slice(0, -5))).toBe('incomplete_file')
})

it('a large PNG is refused before it is unpacked, and a JPEG has a limit of its own', async () => {
  expect(await findImageFault(createPng({ ...rgba, width: 5000, height: 2001 }), 1e9)).toBe(
    'too_many_pixels',
  )
  const wide = createJpeg({ width: 5000 })
  expect(await findImageFault(wide, 119_999)).toBe('too_many_pixels')
  expect(await findImageFault(wide, 120_000)).toBeNull()
})

/** Changes a byte of the compressed pixels. */
function damagePixels(png: Uint8Array): Uint8Array {
  const copy = png.slice()
  const at = copy.length - 12 - 8
  copy[at] = (copy[at] ?? 0) ^ 0xff
  return copy
}
