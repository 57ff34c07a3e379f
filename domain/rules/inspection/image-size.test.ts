import { expect, it } from 'vitest'
import { hasTooManyPixels, readImageSize } from './image-size'

const text = (letters: string) => [...letters].map((letter) => letter.charCodeAt(0))
const PNG = [0x89, ...text('PNG'), 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, ...text('IHDR')]
const createPng = (width: number, height: number) => {
  const bytes = new Uint8Array([...PNG, 0, 0, 0, 0, 0, 0, 0, 0])
  new DataView(bytes.buffer).setUint32(16, width)
  new DataView(bytes.buffer).setUint32(20, height)
  return bytes
}

it.each<[string, number[], number, number]>([
  ['PNG', [...createPng(640, 480)], 640, 480],
  ['GIF', [...text('GIF89a'), 0x80, 0x02, 0xe0, 0x01], 640, 480],
  [
    'BMP',
    [...text('BM'), ...Array.from({ length: 16 }, () => 0), 0x80, 2, 0, 0, 0xe0, 1, 0, 0],
    640,
    480,
  ],
  [
    'JPEG with a comment before its frame',
    [0xff, 0xd8, 0xff, 0xfe, 0, 4, 1, 2, 0xff, 0xc2, 0, 17, 8, 0x01, 0xe0, 0x02, 0x80],
    640,
    480,
  ],
  [
    'WebP of the extended format',
    [
      ...text('RIFF'),
      0,
      0,
      0,
      0,
      ...text('WEBPVP8X'),
      10,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0x7f,
      2,
      0,
      0xdf,
      1,
      0,
    ],
    640,
    480,
  ],
])('the size of a %s is read from its header', (_, bytes, width, height) => {
  expect(readImageSize(new Uint8Array(bytes))).toEqual({ width, height })
})

it('a file that ends early or is no image has no size', () => {
  expect(readImageSize(new Uint8Array(PNG))).toBeNull()
  expect(readImageSize(new Uint8Array([0xff, 0xd8, 0xff, 0xfe]))).toBeNull()
  expect(readImageSize(new Uint8Array(text('%PDF-1.7')))).toBeNull()
})

it('only an image beyond a hundred million pixels is too large', () => {
  expect(hasTooManyPixels(createPng(10_000, 10_000))).toBe(false)
  expect(hasTooManyPixels(createPng(1_000_000, 1_000_000))).toBe(true)
})
