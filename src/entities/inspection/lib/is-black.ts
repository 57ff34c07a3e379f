/** Where a picture is looked at, spread over all of it. */
const SAMPLES = 24
/** Red, green and blue together: below it, no camera has seen anything. */
const DARK = 24

interface Drawn {
  getImageData(
    x: number,
    y: number,
    width: number,
    height: number,
  ): { readonly data: ArrayLike<number> }
}

/** Whether a picture came out black: a canvas that is too large for a phone draws nothing, and says nothing. */
export function isBlack(drawn: Drawn, width: number, height: number): boolean {
  for (let i = 0; i < SAMPLES; i++) {
    const [x, y] = [
      Math.floor(((i * 7) % SAMPLES) * (width / SAMPLES)),
      Math.floor(i * (height / SAMPLES)),
    ]
    const { data } = drawn.getImageData(Math.min(x, width - 1), Math.min(y, height - 1), 1, 1)
    if ((data[0] ?? 0) + (data[1] ?? 0) + (data[2] ?? 0) > DARK) return false
  }
  return true
}
