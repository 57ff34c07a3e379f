import { zlibSync } from 'fflate'

type SamplePng = {
  width: number
  height: number
  bits?: number
  /** 0 gray, 2 color, 3 palette, 4 and 6 with transparency. */
  colorType?: number
  isInterlaced?: boolean
  /** Other chunks before the pixels. */
  chunks?: readonly (readonly [name: string, data: readonly number[]])[]
  /** Unpacked pixels; by default rows of gray zeros. */
  pixels?: Uint8Array
}

/** Creates a PNG for tests. Its checksums are zero: no reader of papers checks them. */
export function createPng({
  width,
  height,
  bits = 8,
  colorType = 0,
  isInterlaced = false,
  chunks = [],
  pixels = new Uint8Array(height * (1 + Math.ceil((width * bits) / 8))),
}: SamplePng): Uint8Array<ArrayBuffer> {
  const toBytes = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff)
  const toChunk = (name: string, data: Iterable<number> = []) => {
    const bytes = [...data]
    return [...toBytes(bytes.length), ...toLetters(name), ...bytes, 0, 0, 0, 0]
  }
  const header = [
    ...toBytes(width),
    ...toBytes(height),
    bits,
    colorType,
    0,
    0,
    Number(isInterlaced),
  ]
  return Uint8Array.from([
    ...[0x89, ...toLetters('PNG\r\n\u001a\n')],
    ...toChunk('IHDR', header),
    ...chunks.flatMap(([name, data]) => toChunk(name, data)),
    ...toChunk('IDAT', zlibSync(pixels)),
    ...toChunk('IEND'),
  ])
}

type SampleJpeg = {
  /** Marker of the frame; baseline by default. */
  frame?: number
  bits?: number
  channels?: number
  isAdobe?: boolean
  width?: number
}

/** Creates a JPEG of 24 rows for tests, with the markers of an image and one byte of it. */
export const createJpeg = ({
  frame = 0xc0,
  bits = 8,
  channels = 3,
  isAdobe = false,
  width = 24,
}: SampleJpeg = {}): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([
    ...[0xff, 0xd8],
    ...(isAdobe ? [0xff, 0xee, 0, 7, ...toLetters('Adobe')] : []),
    ...[0xff, 0xdb, 0, 3, 0],
    ...[0xff, frame, 0, 8, bits, 0, 24, width >> 8, width & 0xff, channels],
    ...[0xff, 0xda, 0, 2, 9, 0xff, 0xd9],
  ])

const toLetters = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))
