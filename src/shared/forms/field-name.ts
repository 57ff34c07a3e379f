/** `/lines/0/quantity` as react-hook-form names it: `lines.0.quantity` (RFC 6901 escapes undone). */
export const toFieldName = (pointer: string): string =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.')
