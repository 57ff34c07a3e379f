import { isCompletePhoto, readImageSize } from '@domain/rules/inspection'
import type { Schemas } from '../call'

/** Reason why a PDF cannot show an image, as an error of its field. */
export type ImageFault = Extract<
  Schemas['FieldErrorCode'],
  'incomplete_file' | 'too_many_pixels' | 'unreadable_image'
>

/** Pixels of a logo, and of any PNG, which is unpacked for each PDF. */
const MAX_DRAWN_PIXELS = 10_000_000

/**
 * Finds the reason why a PDF cannot show a PNG or JPEG; null if it can. A PNG is unpacked, because
 * the library for PDFs does it in a callback, where an error would end the process.
 * @param maxPixels of a JPEG
 */
export async function findImageFault(
  content: Uint8Array,
  maxPixels: number = MAX_DRAWN_PIXELS,
): Promise<ImageFault | null> {
  if (!isCompletePhoto(content)) return 'incomplete_file'
  const size = readImageSize(content)
  if (size === null || size.width === 0 || size.height === 0) return 'unreadable_image'
  const isJpeg = content[0] === 0xff
  if (size.width * size.height > (isJpeg ? maxPixels : MAX_DRAWN_PIXELS)) return 'too_many_pixels'
  const isDrawable = isJpeg ? isDrawableJpeg(content) : await isDrawablePng(content)
  return isDrawable ? null : 'unreadable_image'
}

const [DEFINE_QUANTIZATION, SCAN, APP_14] = [0xdb, 0xda, 0xee]
/** Baseline, extended and progressive frames; viewers of PDFs read no others. */
const READABLE_FRAMES = [0xc0, 0xc1, 0xc2]
const FOUR_INKS = 4

/** True for a frame of 8 bits in gray, color or the inks of print, with the tables of its scan. */
function isDrawableJpeg(content: Uint8Array): boolean {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength)
  let channels: number | null = null
  let [hasTables, isAdobe] = [false, false]
  for (let at = 2; at + 4 <= view.byteLength && view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === SCAN)
      // Only Adobe's four inks are inverted, as the library expects.
      return hasTables && channels !== null && (channels !== FOUR_INKS || isAdobe)
    if (marker === DEFINE_QUANTIZATION) hasTables = true
    if (marker === APP_14) isAdobe = true
    if (READABLE_FRAMES.includes(marker)) {
      if (at + 9 >= view.byteLength || view.getUint8(at + 4) !== 8) return false
      channels = view.getUint8(at + 9)
      if (![1, 3, FOUR_INKS].includes(channels)) return false
    }
    at += 2 + view.getUint16(at + 2)
  }
  return false
}

const HEADER_LENGTH = 13
/** Channels and bits per channel that the library draws correctly, by color type. */
const PNG_KINDS: Readonly<Record<number, { channels: number; bits: readonly number[] }>> = {
  0: { channels: 1, bits: [1, 2, 4, 8, 16] },
  2: { channels: 3, bits: [8, 16] },
  3: { channels: 1, bits: [1, 2, 4, 8] },
  4: { channels: 2, bits: [8, 16] },
  6: { channels: 4, bits: [8, 16] },
}

/** First column and row, and distance between columns and rows, of each interlaced pass. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

/** True for a PNG that unpacks to its number of pixels, and that the library draws correctly. */
async function isDrawablePng(content: Uint8Array): Promise<boolean> {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength)
  const chunks = listChunks(view)
  const [first] = chunks
  if (first?.name !== 'IHDR' || first.data.length !== HEADER_LENGTH) return false
  const [width, height] = [view.getUint32(16), view.getUint32(20)]
  const [bits = 0, colorType = 0, compression, filter, interlace] = content.subarray(24, 29)
  const kind = PNG_KINDS[colorType]
  if (!kind?.bits.includes(bits) || compression !== 0 || filter !== 0) return false
  if (interlace !== 0 && interlace !== 1) return false
  const find = (name: string) => chunks.find((chunk) => chunk.name === name)
  const palette = find('PLTE')?.data.length ?? 0
  if (colorType === 3 && (palette === 0 || palette % 3 !== 0)) return false
  // The library mixes up the pixels of one byte when it unpacks them.
  const isUnpacked = interlace === 1 || find('tRNS') !== undefined
  if (bits < 8 && isUnpacked) return false
  if (find('tRNS') && colorType === 2) return false
  const rows = (interlace === 1 ? PASSES : ([[0, 0, 1, 1]] as const)).flatMap(([x, y, dx, dy]) => {
    const columns = Math.ceil((width - x) / dx)
    const count = Math.max(0, Math.ceil((height - y) / dy))
    const length = 1 + Math.ceil((columns * kind.channels * bits) / 8)
    return columns > 0 ? [{ count, length }] : []
  })
  return unpacksTo(
    rows,
    chunks.filter(({ name }) => name === 'IDAT').map(({ data }) => data),
  )
}

/** Returns the chunks of a complete PNG. */
function listChunks(view: DataView): { name: string; data: Uint8Array }[] {
  const chunks: { name: string; data: Uint8Array }[] = []
  for (let at = 8; at + 12 <= view.byteLength;) {
    const length = view.getUint32(at)
    if (at + 12 + length > view.byteLength) break
    const name = String.fromCharCode(
      ...[4, 5, 6, 7].map((position) => view.getUint8(at + position)),
    )
    chunks.push({ name, data: new Uint8Array(view.buffer, view.byteOffset + at + 8, length) })
    if (name === 'IEND') break
    at += 12 + length
  }
  return chunks
}

/** Last filter of a row of pixels: none, left, above, average, Paeth. */
const LAST_FILTER = 4

type PixelRows = { count: number; length: number }

/** True if the compressed data are these rows, each with its filter first, and nothing else. */
async function unpacksTo(
  groups: readonly PixelRows[],
  parts: readonly Uint8Array[],
): Promise<boolean> {
  const length = groups.reduce((sum, { count, length: row }) => sum + count * row, 0)
  const bytes = await unpack(parts, length)
  if (!bytes) return false
  let at = 0
  for (const { count, length: row } of groups)
    for (const end = at + count * row; at < end; at += row)
      if ((bytes[at] ?? 0) > LAST_FILTER) return false
  return true
}

/** Unpacks compressed data; null if they are damaged or of another length. */
async function unpack(parts: readonly Uint8Array[], length: number): Promise<Uint8Array | null> {
  const { readable, writable } = new DecompressionStream('deflate')
  const writer = writable.getWriter()
  const write = async () => {
    for (const part of parts) await writer.write(new Uint8Array(part))
    await writer.close()
  }
  // The reader reports the error of damaged data.
  void write().catch(() => {})
  const bytes = new Uint8Array(length)
  const reader = readable.getReader()
  let done = 0
  try {
    for (;;) {
      const { value } = await reader.read()
      if (!value) return done === length ? bytes : null
      if (done + value.length > length) return null
      bytes.set(value, done)
      done += value.length
    }
  } catch {
    return null
  } finally {
    void reader.cancel().catch(() => {})
  }
}
