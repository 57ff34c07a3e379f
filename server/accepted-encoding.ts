export type Encoding = 'br' | 'gzip'

/** Whether `Accept-Encoding` takes the coding; `br;q=0` refuses it. */
export function acceptsEncoding(header: string | null, coding: Encoding): boolean {
  return (header ?? '').split(',').some((part) => {
    const [name, quality] = part.trim().split(/\s*;\s*q=/)
    return name === coding && Number(quality ?? 1) > 0
  })
}
