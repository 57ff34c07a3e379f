import { Unzip, UnzipInflate } from 'fflate'
import { joinBytes } from '@domain/bytes'

/** Unpacked bytes of all parts of a workbook. */
const MAX_UNPACKED_BYTES = 150_000_000

/** Bytes passed at a time: even packed zeros unpack to a few megabytes before they are counted. */
const PIECE_BYTES = 8 * 1024

/**
 * Unpacks the XML parts of an archive as a stream. Counts the unpacked bytes, because the sizes
 * that the archive declares may be wrong.
 * @throws if the archive unpacks to more than the limit
 */
export function unzipParts(
  bytes: Uint8Array,
  limit = MAX_UNPACKED_BYTES,
): ReadonlyMap<string, Uint8Array> {
  const parts = new Map<string, Uint8Array>()
  let unpacked = 0
  const archive = new Unzip((file) => {
    if (!file.name.endsWith('.xml') && !file.name.endsWith('.rels')) return
    if ((file.originalSize ?? 0) > limit) throw new Error('The workbook is too large.')
    const chunks: Uint8Array[] = []
    file.ondata = (error, chunk, isLast) => {
      if (error) throw error
      unpacked += chunk.length
      if (unpacked > limit) throw new Error('The workbook is too large.')
      chunks.push(chunk)
      if (isLast) parts.set(file.name, joinBytes(chunks))
    }
    file.start()
  })
  archive.register(UnzipInflate)
  for (let at = 0; at < bytes.length; at += PIECE_BYTES)
    archive.push(bytes.subarray(at, at + PIECE_BYTES), at + PIECE_BYTES >= bytes.length)
  return parts
}
