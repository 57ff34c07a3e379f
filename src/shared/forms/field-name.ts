/**
 * Converts a JSON pointer to a react-hook-form name: `/lines/0/quantity` to `lines.0.quantity` (RFC
 * 6901).
 */
export const toFieldName = (pointer: string): string =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.')
