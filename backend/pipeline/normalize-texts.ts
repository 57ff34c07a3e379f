/** Not trimmed: a password may begin or end with a space. */
const VERBATIM = new Set(['password'])

/**
 * Texts without blanks around them, so that a name of blanks counts as empty, and without NUL, which PostgreSQL can't keep.
 * Everything else comes back as it was.
 */
export function normalizeTexts(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').trim()
  if (Array.isArray(value)) return value.map(normalizeTexts)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]: [string, unknown]) => [
    key,
    VERBATIM.has(key) ? inner : normalizeTexts(inner),
  ])
  return Object.fromEntries(entries)
}
