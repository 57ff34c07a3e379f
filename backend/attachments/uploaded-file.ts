import { fileEndings } from '@contract/uploads'
import { hasTextAt } from '@domain/bytes'

/** An accepted type of file: a check of its content, and its media type. */
type FileKind = { mediaType: string; matches: (content: Uint8Array) => boolean }

/** Accepted file extensions, from the contract. */
type FileExtension = (typeof fileEndings)['uploadAttachment'][number]

const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument'
const OFFICE = 'application/vnd.openxmlformats-officedocument'

const JPEG: FileKind = {
  mediaType: 'image/jpeg',
  matches: (c) => hasBytesAt(c, [0xff, 0xd8, 0xff]),
}
const HEIF: FileKind = {
  mediaType: 'image/heic',
  matches: (c) => hasTextAt(c, 4, 'ftyp') && isHeifBrand(c),
}
const TIFF: FileKind = {
  mediaType: 'image/tiff',
  matches: (c) => hasTextAt(c, 0, 'II*\0') || hasTextAt(c, 0, 'MM\0*'),
}

const fileKinds: Readonly<Record<FileExtension, FileKind>> = {
  jpg: JPEG,
  jpeg: JPEG,
  png: {
    mediaType: 'image/png',
    matches: (c) => hasBytesAt(c, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  },
  webp: {
    mediaType: 'image/webp',
    matches: (c) => hasTextAt(c, 0, 'RIFF') && hasTextAt(c, 8, 'WEBP'),
  },
  heic: HEIF,
  heif: HEIF,
  gif: {
    mediaType: 'image/gif',
    matches: (c) => hasTextAt(c, 0, 'GIF87a') || hasTextAt(c, 0, 'GIF89a'),
  },
  tif: TIFF,
  tiff: TIFF,
  // Two letters could begin any file, so the four reserved bytes, which are zero, are checked too.
  bmp: {
    mediaType: 'image/bmp',
    matches: (c) => hasTextAt(c, 0, 'BM') && hasBytesAt(c, [0, 0, 0, 0], 6),
  },
  pdf: { mediaType: 'application/pdf', matches: (c) => hasTextAt(c, 0, '%PDF-') },
  docx: {
    mediaType: `${OFFICE}.wordprocessingml.document`,
    matches: (c) => isZip(c) && hasZipEntry(c, 'word/'),
  },
  xlsx: {
    mediaType: `${OFFICE}.spreadsheetml.sheet`,
    matches: (c) => isZip(c) && hasZipEntry(c, 'xl/'),
  },
  pptx: {
    mediaType: `${OFFICE}.presentationml.presentation`,
    matches: (c) => isZip(c) && hasZipEntry(c, 'ppt/'),
  },
  doc: { mediaType: 'application/msword', matches: (c) => isCompound(c, 'WordDocument') },
  xls: {
    mediaType: 'application/vnd.ms-excel',
    matches: (c) => isCompound(c, 'Workbook') || isCompound(c, 'Book'),
  },
  ppt: {
    mediaType: 'application/vnd.ms-powerpoint',
    matches: (c) => isCompound(c, 'PowerPoint Document'),
  },
  odt: { mediaType: `${OPEN_DOCUMENT}.text`, matches: (c) => isOpenDocument(c, 'text') },
  ods: {
    mediaType: `${OPEN_DOCUMENT}.spreadsheet`,
    matches: (c) => isOpenDocument(c, 'spreadsheet'),
  },
  odp: {
    mediaType: `${OPEN_DOCUMENT}.presentation`,
    matches: (c) => isOpenDocument(c, 'presentation'),
  },
  rtf: { mediaType: 'application/rtf', matches: (c) => hasTextAt(c, 0, '{\\rtf') },
  csv: { mediaType: 'text/csv; charset=utf-8', matches: (c) => isText(c) },
  txt: { mediaType: 'text/plain; charset=utf-8', matches: (c) => isText(c) },
  eml: { mediaType: 'message/rfc822', matches: (c) => isMail(c) },
  msg: {
    mediaType: 'application/vnd.ms-outlook',
    matches: (c) => isCompound(c, '__properties_version1.0'),
  },
}

/**
 * Returns the media type from the file's name and content; the type the client claims is ignored.
 * Null if the type is not accepted, or the content does not match the name.
 */
export function detectMediaType(
  name: string,
  content: Uint8Array,
  accepted: readonly FileExtension[] = fileEndings.uploadAttachment,
): string | null {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase()
  const extension = accepted.find((each) => each === ending)
  return extension && fileKinds[extension].matches(content) ? fileKinds[extension].mediaType : null
}

const hasBytesAt = (content: Uint8Array, bytes: readonly number[], at = 0): boolean =>
  bytes.every((byte, i) => content[at + i] === byte)

const isHeifBrand = (content: Uint8Array): boolean =>
  ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1'].some((brand) =>
    hasTextAt(content, 8, brand),
  )

const isZip = (content: Uint8Array): boolean => hasBytesAt(content, [0x50, 0x4b, 0x03, 0x04])

/**
 * True if a zip archive has an entry with that name prefix. Names are uncompressed in the central
 * directory at the end.
 */
function hasZipEntry(content: Uint8Array, part: string): boolean {
  const directoryEntry = [0x50, 0x4b, 0x01, 0x02]
  for (let at = content.indexOf(0x50); at !== -1; at = content.indexOf(0x50, at + 1)) {
    if (hasBytesAt(content, directoryEntry, at) && hasTextAt(content, at + 46, part)) return true
  }
  return false
}

/** True for an OpenDocument file of a kind: its first entry is its media type, uncompressed. */
const isOpenDocument = (content: Uint8Array, kind: string): boolean =>
  isZip(content) &&
  hasTextAt(content, 30, 'mimetype') &&
  hasTextAt(content, 38, `${OPEN_DOCUMENT}.${kind}`)

const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
/**
 * Bytes of a directory entry; sectors are a multiple of this size. An entry begins with its name in
 * UTF-16, terminated by two zero bytes.
 */
const COMPOUND_ENTRY = 128

/**
 * True if the content is a compound file (Office before 2007) with this stream. Each Office
 * application has its own stream; installers have none of them.
 */
function isCompound(content: Uint8Array, stream: string): boolean {
  if (!hasBytesAt(content, COMPOUND_FILE)) return false
  const name = [...stream, '\0'].flatMap((letter) => [letter.charCodeAt(0), 0])
  for (let at = COMPOUND_ENTRY; at < content.length; at += COMPOUND_ENTRY) {
    if (hasBytesAt(content, name, at)) return true
  }
  return false
}

/** True if the content is not empty and has no control characters but tabs and line breaks. */
const isText = (content: Uint8Array): boolean =>
  content.length > 0 &&
  content.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d)

/** Bytes in which the header of a saved mail ends. */
const MAIL_HEADER_LIMIT = 64 * 1024

/** True if the content begins with the header of a mail (RFC 5322): its sender and its date. */
function isMail(content: Uint8Array): boolean {
  if (content.includes(0)) return false
  const [header = ''] = new TextDecoder('latin1')
    .decode(content.subarray(0, MAIL_HEADER_LIMIT))
    .split(/\r?\n\r?\n/, 1)
  const lines = header.split(/\r?\n/)
  return (
    lines.every((line) => /^(?:[!-9;-~]+:|[ \t])/.test(line)) &&
    ['from', 'date'].every((name) =>
      lines.some((line) => line.toLowerCase().startsWith(`${name}:`)),
    )
  )
}

/** Maximum length of a file name in the contract and in most file systems. */
export const MAX_FILE_NAME_LENGTH = 255

/**
 * Returns the file name without folders or characters that file systems and headers can't carry.
 */
export function sanitizeFileName(name: string): string {
  const baseName = name.split(/[/\\]/).at(-1) ?? ''
  const clean = baseName
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}"*:<>?|]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  const dot = clean.lastIndexOf('.')
  const stem = dot > 0 ? clean.slice(0, dot) : clean
  const extension = dot > 0 ? clean.slice(dot) : ''
  return (stem || 'file') + extension
}

/**
 * Creates the response of a download. A browser must never run its content as a page of this
 * origin, so it is saved, not sniffed, and sandboxed if opened.
 */
export const createFileResponse = (
  content: ReadableStream<Uint8Array> | Uint8Array,
  { name, media_type, size }: { name: string; media_type: string; size: number },
): Response =>
  new Response(content instanceof Uint8Array ? new Uint8Array(content) : content, {
    headers: {
      'Content-Type': media_type,
      'Content-Length': String(size),
      'Content-Disposition': toContentDisposition(name),
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
    },
  })

/**
 * Returns a `Content-Disposition` (RFC 6266) that makes the browser save the file, with a fallback
 * name for old browsers.
 */
export function toContentDisposition(name: string): string {
  const plain =
    name
      .normalize('NFD')
      .replace(/[^\x20-\x7e]/g, '')
      .replace(/["\\]/g, '') || 'file'
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
