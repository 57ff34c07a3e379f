/** A channel may differ by this much where letters and lines are smoothed. */
const TOLERANCE = 40

/**
 * The share of pixels that really differ between two PNGs, 0 to 1. Pixels beside one that moved by smoothing alone are forgiven: a
 * difference counts when all eight neighbours of the accepted picture differ from it too.
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
      if (left.width !== right.width || left.height !== right.height) return 1
      /** @param {ImageData} picture @param {number} at */
      const channelAt = (picture, at) => picture.data[at] ?? 0
      /** @param {number} i @param {number} j */
      const isNear = (i, j) =>
        [0, 1, 2].every((channel) => Math.abs(channelAt(left, i + channel) - channelAt(right, j + channel)) <= tolerance)
      let different = 0
      for (let y = 0; y < left.height; y++) {
        for (let x = 0; x < left.width; x++) {
          const at = (y * left.width + x) * 4
          if (isNear(at, at)) continue
          const hasNearNeighbour = [-1, 0, 1].some((dy) =>
            [-1, 0, 1].some((dx) => {
              const nx = x + dx
              const ny = y + dy
              const isInside = nx >= 0 && ny >= 0 && nx < left.width && ny < left.height
              return isInside && isNear((ny * left.width + nx) * 4, at)
            }),
          )
          if (!hasNearNeighbour) different++
        }
      }
      return different / (left.width * left.height)
    },
    { a: accepted.toString('base64'), b: taken.toString('base64'), tolerance: TOLERANCE },
  )
}
