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
