/** Pixels along the longer side: enough to read a mark, small enough for a yard's network. */
const MAX_SIDE_PX = 2000

const TARGET_BYTES = 300_000

/** JPEG qualities to try, from visually lossless to the lowest at which a mark is readable. */
const QUALITIES = [0.8, 0.68, 0.56, 0.44] as const

/** Fits a size into MAX_SIDE_PX; smaller images keep their size. */
export function computeDownscaledSize({
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

/**
 * Encodes at decreasing quality until the file is at most 20 % over TARGET_BYTES; returns the
 * smallest file if none is.
 * @param encode encodes a JPEG at a quality from 0 to 1
 */
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
 * Encodes a photo as an upright JPEG of about 300 kB.
 * @returns null if the image can't be drawn or is black, as on phones that are short of memory
 */
export async function downscalePhoto(file: Blob): Promise<ArrayBuffer | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const { width, height } = computeDownscaledSize(picture)
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

/** Number of sampled pixels, spread over the image. */
const SAMPLES = 24

/** Maximum sum of red, green and blue of a pixel that counts as black. */
const MAX_BLACK_SUM = 24

interface PixelSource {
  getImageData(
    x: number,
    y: number,
    width: number,
    height: number,
  ): { readonly data: ArrayLike<number> }
}

/** True if the image is black: a phone silently draws nothing if the canvas exceeds its memory. */
export function isBlack(source: PixelSource, width: number, height: number): boolean {
  for (let i = 0; i < SAMPLES; i++) {
    const [x, y] = [
      Math.floor(((i * 7) % SAMPLES) * (width / SAMPLES)),
      Math.floor(i * (height / SAMPLES)),
    ]
    const { data } = source.getImageData(Math.min(x, width - 1), Math.min(y, height - 1), 1, 1)
    if ((data[0] ?? 0) + (data[1] ?? 0) + (data[2] ?? 0) > MAX_BLACK_SUM) return false
  }
  return true
}
