/** GPS position in decimal degrees; south and west are negative. */
export interface PhotoPosition {
  readonly latitude: number
  readonly longitude: number
}

// Exif 2.32: an APP1 segment contains a TIFF; its first directory points to the GPS directory.
const APP1 = 0xe1
const START_OF_SCAN = 0xda
const GPS_DIRECTORY = 0x8825
const [LATITUDE_REF, LATITUDE, LONGITUDE_REF, LONGITUDE] = [1, 2, 3, 4]
const ASCII = 2
const LONG = 4
const RATIONAL = 5
const EXIF_HEADER = [0x45, 0x78, 0x69, 0x66, 0, 0]
const ENTRY_SIZE = 12

/** Returns the TIFF inside a JPEG's Exif segment; null if there is none. */
function findExif(jpeg: Uint8Array): DataView | null {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength)
  for (
    let at = 2;
    at + 4 <= view.byteLength && view.getUint8(at) === 0xff;
    at += 2 + view.getUint16(at + 2)
  ) {
    const marker = view.getUint8(at + 1)
    if (marker === START_OF_SCAN) return null
    const length = view.getUint16(at + 2)
    const isExif =
      marker === APP1 &&
      EXIF_HEADER.every(
        (byte, i) => at + 4 + i < view.byteLength && view.getUint8(at + 4 + i) === byte,
      )
    if (isExif)
      return new DataView(
        jpeg.buffer,
        jpeg.byteOffset + at + 10,
        Math.min(length - 8, view.byteLength - at - 10),
      )
  }
  return null
}

/** Reads the GPS position from a JPEG's Exif data; null if it is missing or malformed. */
export function readPhotoPosition(jpeg: Uint8Array): PhotoPosition | null {
  try {
    const tiff = findExif(jpeg)
    return tiff && parsePosition(tiff)
  } catch (error) {
    // An offset points outside the file.
    if (error instanceof RangeError) return null
    throw error
  }
}

function parsePosition(tiff: DataView): PhotoPosition | null {
  const isLittleEndian = tiff.getUint16(0) === 0x4949
  const readShort = (at: number) => tiff.getUint16(at, isLittleEndian)
  const readLong = (at: number) => tiff.getUint32(at, isLittleEndian)
  const readEntries = (directory: number) =>
    new Map(
      Array.from({ length: readShort(directory) }, (_, i) => directory + 2 + i * ENTRY_SIZE).map(
        (at) => [readShort(at), at + 8] as const,
      ),
    )
  const gps = readEntries(readLong(4)).get(GPS_DIRECTORY)
  if (gps === undefined) return null
  const entries = readEntries(readLong(gps))
  const readDegrees = (value: number, ref: number, negativeRef: string) => {
    const [valueAt, refAt] = [entries.get(value), entries.get(ref)]
    if (valueAt === undefined || refAt === undefined) return null
    const readRational = (i: number) =>
      readLong(readLong(valueAt) + i * 8) / readLong(readLong(valueAt) + i * 8 + 4)
    const absolute = readRational(0) + readRational(1) / 60 + readRational(2) / 3600
    return String.fromCharCode(tiff.getUint8(refAt)) === negativeRef ? -absolute : absolute
  }
  const [latitude, longitude] = [
    readDegrees(LATITUDE, LATITUDE_REF, 'S'),
    readDegrees(LONGITUDE, LONGITUDE_REF, 'W'),
  ]
  const isOnEarth =
    latitude !== null &&
    longitude !== null &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180
  return isOnEarth ? { latitude, longitude } : null
}

/** Returns a copy of a JPEG without Exif, with the position added as Exif. */
export function writePhotoPosition(
  jpeg: Uint8Array,
  { latitude, longitude }: PhotoPosition,
): Uint8Array<ArrayBuffer> {
  const [gpsAt, latitudeAt, longitudeAt, size] = [26, 80, 104, 128]
  const tiff = new DataView(new ArrayBuffer(size))
  const writeEntry = (at: number, tag: number, type: number, count: number) => {
    tiff.setUint16(at, tag, true)
    tiff.setUint16(at + 2, type, true)
    tiff.setUint32(at + 4, count, true)
    return at + 8
  }
  tiff.setUint32(0, 0x49492a00)
  tiff.setUint32(4, 8, true)
  tiff.setUint16(8, 1, true)
  tiff.setUint32(writeEntry(10, GPS_DIRECTORY, LONG, 1), gpsAt, true)
  tiff.setUint16(gpsAt, 4, true)
  const refs = [latitude < 0 ? 'S' : 'N', longitude < 0 ? 'W' : 'E']
  const values = [latitude, longitude]
  for (const [i, tag] of [LATITUDE_REF, LONGITUDE_REF].entries()) {
    const at = gpsAt + 2 + i * 2 * ENTRY_SIZE
    tiff.setUint8(writeEntry(at, tag, ASCII, 2), (refs[i] ?? '').charCodeAt(0))
    const valueAt = i === 0 ? latitudeAt : longitudeAt
    tiff.setUint32(writeEntry(at + ENTRY_SIZE, tag + 1, RATIONAL, 3), valueAt, true)
    // Hundredths of a second of arc, about 0.3 m.
    const seconds = Math.round(Math.abs(values[i] ?? 0) * 360_000)
    const parts = [
      Math.floor(seconds / 360_000),
      1,
      Math.floor(seconds / 6000) % 60,
      1,
      seconds % 6000,
      100,
    ]
    for (const [j, part] of parts.entries()) tiff.setUint32(valueAt + j * 4, part, true)
  }
  const length = 2 + EXIF_HEADER.length + size
  const segment = new Uint8Array([
    0xff,
    APP1,
    length >> 8,
    length & 0xff,
    ...EXIF_HEADER,
    ...new Uint8Array(tiff.buffer),
  ])
  const result = new Uint8Array(jpeg.length + segment.length)
  result.set(jpeg.subarray(0, 2))
  result.set(segment, 2)
  result.set(jpeg.subarray(2), 2 + segment.length)
  return result
}
