/** A kind of file that is taken: how its name ends, how its content begins, and what it is served as. */
type FileKind = { extensions: readonly string[]; mediaType: string; isOne: (content: Uint8Array) => boolean }

const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument'
const OFFICE = 'application/vnd.openxmlformats-officedocument'

const KINDS: readonly FileKind[] = [
  { extensions: ['jpg', 'jpeg'], mediaType: 'image/jpeg', isOne: (c) => begins(c, [0xff, 0xd8, 0xff]) },
  { extensions: ['png'], mediaType: 'image/png', isOne: (c) => begins(c, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { extensions: ['webp'], mediaType: 'image/webp', isOne: (c) => says(c, 0, 'RIFF') && says(c, 8, 'WEBP') },
  { extensions: ['heic', 'heif'], mediaType: 'image/heic', isOne: (c) => says(c, 4, 'ftyp') && isHeifBrand(c) },
  { extensions: ['pdf'], mediaType: 'application/pdf', isOne: (c) => says(c, 0, '%PDF-') },
  { extensions: ['docx'], mediaType: `${OFFICE}.wordprocessingml.document`, isOne: (c) => isZip(c) && holds(c, 'word/') },
  { extensions: ['xlsx'], mediaType: `${OFFICE}.spreadsheetml.sheet`, isOne: (c) => isZip(c) && holds(c, 'xl/') },
  { extensions: ['pptx'], mediaType: `${OFFICE}.presentationml.presentation`, isOne: (c) => isZip(c) && holds(c, 'ppt/') },
  { extensions: ['odt'], mediaType: `${OPEN_DOCUMENT}.text`, isOne: (c) => isOpenDocument(c, 'text') },
  { extensions: ['ods'], mediaType: `${OPEN_DOCUMENT}.spreadsheet`, isOne: (c) => isOpenDocument(c, 'spreadsheet') },
  { extensions: ['odp'], mediaType: `${OPEN_DOCUMENT}.presentation`, isOne: (c) => isOpenDocument(c, 'presentation') },
  { extensions: ['csv'], mediaType: 'text/csv; charset=utf-8', isOne: (c) => isText(c) },
  { extensions: ['txt'], mediaType: 'text/plain; charset=utf-8', isOne: (c) => isText(c) },
]

/**
 * The media type of a file, judged by its name and its content together; what the sender says of it counts for nothing. Null when it
 * is none of the kinds that are taken, or its content is not what its name says.
 */
export function mediaTypeOf(name: string, content: Uint8Array): string | null {
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  const kind = KINDS.find(({ extensions }) => extensions.includes(extension))
  return kind?.isOne(content) ? kind.mediaType : null
}

const begins = (content: Uint8Array, bytes: readonly number[], at = 0): boolean =>
  bytes.every((byte, i) => content[at + i] === byte)

const says = (content: Uint8Array, at: number, text: string): boolean =>
  begins(content, [...text].map((letter) => letter.charCodeAt(0)), at)

const isHeifBrand = (content: Uint8Array): boolean =>
  ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1'].some((brand) => says(content, 8, brand))

const isZip = (content: Uint8Array): boolean => begins(content, [0x50, 0x4b, 0x03, 0x04])

/** Whether a zip archive names a part that begins so. Names stand uncompressed in its directory, at the end. */
function holds(content: Uint8Array, part: string): boolean {
  const directoryEntry = [0x50, 0x4b, 0x01, 0x02]
  for (let at = content.indexOf(0x50); at !== -1; at = content.indexOf(0x50, at + 1)) {
    if (begins(content, directoryEntry, at) && says(content, at + 46, part)) return true
  }
  return false
}

/** The first part of an OpenDocument file is its media type, uncompressed, so that it can be told at a glance. */
const isOpenDocument = (content: Uint8Array, kind: string): boolean =>
  isZip(content) && says(content, 30, 'mimetype') && says(content, 38, `${OPEN_DOCUMENT}.${kind}`)

/** Text has no control characters but tabs and line ends, and is not empty. */
const isText = (content: Uint8Array): boolean =>
  content.length > 0 && content.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d)
