import { expect, it } from 'vitest'
import { isBlack, computeDownscaledSize, encodeUnderLimit } from './encode-photo'

it('a photo is shrunk to 2,000 px on its longer side, and a small one keeps its size', () => {
  expect(computeDownscaledSize({ width: 4000, height: 3000 })).toEqual({
    width: 2000,
    height: 1500,
  })
  expect(computeDownscaledSize({ width: 3000, height: 6000 })).toEqual({
    width: 1000,
    height: 2000,
  })
  expect(computeDownscaledSize({ width: 640, height: 480 })).toEqual({ width: 640, height: 480 })
})

it('a photo has the best quality under the limit, or the lowest one if none is', async () => {
  const triedQualities: number[] = []
  const createEncoder = (size: (quality: number) => number) => (quality: number) => {
    triedQualities.push(quality)
    return Promise.resolve(new Blob([new Uint8Array(size(quality))]))
  }
  expect((await encodeUnderLimit(createEncoder((quality) => quality * 400_000))).size).toBe(320_000)
  expect(triedQualities).toEqual([0.8])
  expect((await encodeUnderLimit(createEncoder((quality) => quality * 2_000_000))).size).toBe(
    880_000,
  )
})

it('a black image is distinguished from a photo of a dark yard', () => {
  const createSource = (getRed: (x: number) => number) => ({
    getImageData: (x: number) => ({ data: [getRed(x), 0, 0, 255] }),
  })
  expect(
    isBlack(
      createSource(() => 0),
      2000,
      1500,
    ),
  ).toBe(true)
  expect(
    isBlack(
      createSource((x) => (x > 1500 ? 60 : 0)),
      2000,
      1500,
    ),
  ).toBe(false)
})
