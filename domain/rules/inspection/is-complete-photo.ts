import { hasTextAt } from '@domain/bytes'

/**
 * False if the bytes are a truncated JPEG, PNG, WebP or HEIC picture; other files count as
 * complete.
 */
export function isCompletePhoto(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.byteLength >= 4 && view.getUint16(0) === 0xffd8) return isCompleteJpeg(view)
  if (hasTextAt(bytes, 1, 'PNG')) return isCompletePng(view, bytes)
  if (hasTextAt(bytes, 0, 'RIFF') && hasTextAt(bytes, 8, 'WEBP'))
    return view.getUint32(4, true) + 8 <= view.byteLength
  return hasTextAt(bytes, 4, 'ftyp') ? isCompleteHeif(view, bytes) : true
}

const SCAN = 0xda
const END = 0xd9

/**
 * ITU-T T.81: segments with a length, scans without one, and an end marker. Cameras may append data
 * after it.
 */
function isCompleteJpeg(view: DataView): boolean {
  let at = 2
  while (at + 4 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return false
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) at += 1
    else if (marker === END) return true
    else {
      at += 2 + view.getUint16(at + 2)
      if (marker === SCAN) at = findScanEnd(view, at)
    }
  }
  return at + 2 <= view.byteLength && view.getUint16(at) === 0xff00 + END
}

/**
 * Returns the position of the marker after a scan. In a scan, 0xff is followed by zero or a restart
 * marker.
 */
function findScanEnd(view: DataView, from: number): number {
  let at = from
  while (at + 1 < view.byteLength) {
    if (view.getUint8(at) === 0xff) {
      const next = view.getUint8(at + 1)
      if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
    }
    at += 1
  }
  return view.byteLength
}

/** PNG, chapter 5: chunks of length, name, data and checksum; the last one is IEND. */
function isCompletePng(view: DataView, bytes: Uint8Array): boolean {
  let at = 8
  while (at + 12 <= view.byteLength) {
    if (hasTextAt(bytes, at + 4, 'IEND')) return true
    at += 12 + view.getUint32(at)
  }
  return false
}

/**
 * ISO 14496-12: boxes that start with their length. 0 extends to the end of the file; 1 means that
 * the next eight bytes have the length.
 */
function isCompleteHeif(view: DataView, bytes: Uint8Array): boolean {
  let at = 0
  let hasData = false
  while (at + 8 <= view.byteLength) {
    const length = view.getUint32(at)
    if (length === 0) return true
    const whole =
      length === 1 && at + 16 <= view.byteLength ? Number(view.getBigUint64(at + 8)) : length
    // Some cameras append their own data after the last box.
    if (whole < 8) return hasData
    if (hasTextAt(bytes, at + 4, 'mdat') && at + whole <= view.byteLength) hasData = true
    at += whole
  }
  return at === view.byteLength || (hasData && at < view.byteLength)
}
