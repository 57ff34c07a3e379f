/** Maximum length of a file name in the contract and in most file systems. */
export const MAX_FILE_NAME_LENGTH = 255

/**
 * Returns the file name without folders or characters that file systems and headers can't carry.
 */
export function sanitizeFileName(name: string): string {
  const own = name.split(/[/\\]/).at(-1) ?? ''
  const clean = own
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
