import { isBlack } from './is-black'

/** Pixels along the longer side: enough to read a mark, small enough for a yard's network. */
export const MAX_SIDE_PX = 2000
/** Bytes of a photo, about. */
export const TARGET_BYTES = 300_000
/** From what looks like the camera's own to what a mark can still be read in. */
export const QUALITIES = [0.8, 0.68, 0.56, 0.44] as const

/** The size that a picture is made smaller to; one that is small stays as it is. */
export function computeShrunkSize({
  width,
  height,
}: {
  readonly width: number
  readonly height: number
}): {
  width: number
  height: number
} {
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

/** The first that is small enough, or the smallest. @param encode a JPEG of that quality, from 0 to 1 */
export async function encodeUnderLimit(encode: (quality: number) => Promise<Blob>): Promise<Blob> {
  let best: Blob | undefined
  for (const quality of QUALITIES) {
    best = await encode(quality)
    if (best.size <= TARGET_BYTES * 1.2) break
  }
  if (!best) throw new Error('There is no quality to try')
  return best
}

/**
 * A camera's picture as a JPEG of about 300 kB, turned the way it was taken.
 * @returns null where it can't be drawn here, or came out black: phones draw nothing where memory is short, and say nothing
 */
export async function shrink(file: Blob): Promise<ArrayBuffer | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const { width, height } = computeShrunkSize(picture)
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  picture.close()
  if (isBlack(context, width, height)) return null
  return (
    await encodeUnderLimit((quality) => canvas.convertToBlob({ type: 'image/jpeg', quality }))
  ).arrayBuffer()
}
