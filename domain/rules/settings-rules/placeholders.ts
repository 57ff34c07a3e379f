/** Values that an email of a paper can contain. */
export const PLACEHOLDERS = ['number', 'company', 'contact', 'sender'] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]

/** Matches a possible placeholder, also with spaces or unknown signs in it. */
const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g

/** Formats a placeholder as it is written in a text. */
export const formatPlaceholder = (name: string): string => `{{${name}}}`

/** Returns the first unknown placeholder of a text; null if there is none. */
export function findUnknownPlaceholder(text: string): string | null {
  const names = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)
  return names.find((name) => !isPlaceholder(name)) ?? null
}

/** Replaces the placeholders of a text. */
export const fillPlaceholders = (
  text: string,
  values: Readonly<Record<Placeholder, string>>,
): string =>
  text.replaceAll(PLACEHOLDER, (mark, name: string) => (isPlaceholder(name) ? values[name] : mark))

const isPlaceholder = (name: string): name is Placeholder =>
  PLACEHOLDERS.some((known) => known === name)
