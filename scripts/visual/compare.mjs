/** One step of a channel in a kept picture: a colour between two steps may be rounded either way. */
const TOLERANCE = 8

/**
 * The share of pixels that differ between two kept pictures, 0 to 1. A pixel may take any colour between those of its neighbours, which is
 * what smoothing does at the edge of a letter or a line; where all around is of one colour, it must have that colour.
 * @param {import('playwright').Page} page any page; its canvas decodes the pictures
 * @param {Buffer} accepted
 * @param {Buffer} taken
 */
export function comparePictures(page, accepted, taken) {
  if (accepted.equals(taken)) return Promise.resolve(0)
  return page.evaluate(
    async ({ a, b, tolerance }) => {
      /** @param {string} base64 */
      const read = async (base64) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
        if (!context) throw new Error('This browser draws no pictures.')
        context.drawImage(bitmap, 0, 0)
        return context.getImageData(0, 0, bitmap.width, bitmap.height)
      }
      const left = await read(a)
      const right = await read(b)
      const { width, height } = left
      if (right.width !== width || right.height !== height) return 1
      /** @param {ImageData} picture @param {number} x @param {number} y @param {number} channel */
      const at = (picture, x, y, channel) => picture.data[(y * width + x) * 4 + channel] ?? 0
      /** @param {number} x @param {number} y @param {number} channel */
      const isBetweenNeighbours = (x, y, channel) => {
        const around = [-1, 0, 1].flatMap((dy) =>
          [-1, 0, 1].map((dx) => at(left, Math.min(width - 1, Math.max(0, x + dx)), Math.min(height - 1, Math.max(0, y + dy)), channel)),
        )
        const now = at(right, x, y, channel)
        return now >= Math.min(...around) - tolerance && now <= Math.max(...around) + tolerance
      }
      let different = 0
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) {
          const isAlike = [0, 1, 2].every(
            (channel) => Math.abs(at(left, x, y, channel) - at(right, x, y, channel)) <= tolerance || isBetweenNeighbours(x, y, channel),
          )
          if (!isAlike) different++
        }
      }
      return different / (width * height)
    },
    { a: accepted.toString('base64'), b: taken.toString('base64'), tolerance: TOLERANCE },
  )
}
