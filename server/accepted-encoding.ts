export type Encoding = 'br' | 'gzip'

/** True if `Accept-Encoding` accepts the coding. `br;q=0` rejects it. */
export function acceptsEncoding(header: string | null, coding: Encoding): boolean {
  return (header ?? '').split(',').some((part) => {
    const [name, quality] = part.trim().split(/\s*;\s*q=/)
    return name === coding && Number(quality ?? 1) > 0
  })
}
