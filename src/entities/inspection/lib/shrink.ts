/** Pixels along the longer side: enough to read a mark, small enough for a yard's network. */
const LONGEST = 2000
const QUALITY = 0.72

/** Where a canvas is looked at for a picture that came out black: some phones draw nothing when memory is short, and say nothing. */
const SAMPLES = 24

/**
 * A camera's picture as a JPEG of about 300 kB, turned the way it was taken.
 * @returns null where it can't be drawn here, or came out black
 */
export async function shrink(file: Blob): Promise<ArrayBuffer | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height))
  const [width, height] = [Math.max(1, Math.round(picture.width * scale)), Math.max(1, Math.round(picture.height * scale))]
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: false })
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  picture.close()
  if (isBlack(context, width, height)) return null
  return (await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })).arrayBuffer()
}

function isBlack(context: OffscreenCanvasRenderingContext2D, width: number, height: number): boolean {
  for (let i = 0; i < SAMPLES; i++) {
    const [x, y] = [Math.floor(((i * 7) % SAMPLES) * (width / SAMPLES)), Math.floor(i * (height / SAMPLES))]
    const { data } = context.getImageData(Math.min(x, width - 1), Math.min(y, height - 1), 1, 1)
    if ((data[0] ?? 0) + (data[1] ?? 0) + (data[2] ?? 0) > 24) return false
  }
  return true
}
