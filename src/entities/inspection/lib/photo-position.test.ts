import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readPhotoPosition, writePhotoPosition } from './photo-position'

/** A minimal JPEG as a canvas encodes it: one APP0 segment, then the scan. */
const plain = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xda, 0, 2, 9, 9])

it('the position that was written to a photo is read, anywhere on earth', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      (latitude, longitude) => {
        const read = readPhotoPosition(writePhotoPosition(plain, { latitude, longitude }))
        expect(read?.latitude).toBeCloseTo(latitude, 5)
        expect(read?.longitude).toBeCloseTo(longitude, 5)
      },
    ),
  )
})

it('a photo without a position, or a truncated or damaged one, has none', () => {
  expect(readPhotoPosition(plain)).toBeNull()
  const whole = writePhotoPosition(plain, { latitude: 54.7, longitude: 25.3 })
  for (let length = 0; length < 140; length++)
    expect(readPhotoPosition(whole.slice(0, length))).toBeNull()
  fc.assert(
    fc.property(
      fc.uint8Array(),
      (noise) => readPhotoPosition(new Uint8Array([0xff, 0xd8, ...noise])) !== undefined,
    ),
  )
})

it('Exif data with big-endian byte order is read', () => {
  const bytes = writePhotoPosition(plain, { latitude: -33.5, longitude: -70.25 })
  const tiff = new DataView(bytes.buffer, 12, 128)
  const swap16 = (at: number) => tiff.setUint16(at, tiff.getUint16(at, true))
  const swap32 = (at: number) => tiff.setUint32(at, tiff.getUint32(at, true))
  tiff.setUint32(0, 0x4d4d002a)
  swap32(4)
  for (const [directory, count] of [
    [8, 1],
    [26, 4],
  ] as const) {
    swap16(directory)
    for (let i = 0; i < count; i++) {
      const at = directory + 2 + i * 12
      const isText = tiff.getUint16(at + 2, true) === 2
      swap16(at)
      swap16(at + 2)
      swap32(at + 4)
      if (!isText) swap32(at + 8)
    }
  }
  for (let at = 80; at < 128; at += 4) swap32(at)
  expect(readPhotoPosition(bytes)).toMatchObject({ latitude: -33.5, longitude: -70.25 })
})
