import { hasTextAt } from '@domain/bytes'

/** Width and height in pixels. */
export interface ImageSize {
  width: number
  height: number
}

/** Pixels of an image, of which a camera takes up to 200 million. Four bytes each are unpacked. */
const MAX_IMAGE_PIXELS = 100_000_000

/**
 * Reads the size of a PNG, JPEG, GIF, WebP or BMP from its header, without unpacking it. Null for
 * other formats, and if the header ends early.
 */
export function readImageSize(bytes: Uint8Array): ImageSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (hasTextAt(bytes, 1, 'PNG')) return { width: view.getUint32(16), height: view.getUint32(20) }
    if (hasTextAt(bytes, 0, 'GIF8'))
      return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
    if (hasTextAt(bytes, 0, 'BM'))
      return { width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) }
    if (hasTextAt(bytes, 0, 'RIFF') && hasTextAt(bytes, 8, 'WEBP')) return readWebpSize(view, bytes)
    return bytes[0] === 0xff && bytes[1] === 0xd8 ? readJpegSize(view) : null
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Reads the first frame header (SOF); the other markers have lengths. */
function readJpegSize(view: DataView): ImageSize | null {
  for (let at = 2; view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    if (marker === 0xda || marker === 0xd9) return null
    at += 2 + view.getUint16(at + 2)
  }
  return null
}

function readWebpSize(view: DataView, bytes: Uint8Array): ImageSize | null {
  const read24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000
  if (hasTextAt(bytes, 12, 'VP8X')) return { width: read24(24) + 1, height: read24(27) + 1 }
  if (hasTextAt(bytes, 12, 'VP8 '))
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (!hasTextAt(bytes, 12, 'VP8L')) return null
  const bits = view.getUint32(21, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

/** True if an image is too large to be unpacked, such as a small file of a million rows. */
export function hasTooManyPixels(bytes: Uint8Array): boolean {
  const size = readImageSize(bytes)
  return size !== null && size.width * size.height > MAX_IMAGE_PIXELS
}
