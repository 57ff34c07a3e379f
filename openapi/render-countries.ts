import type { Contract } from './render-operations'

/** Renders the codes of all countries as data that browser and backend share. */
export function renderCountries({ components }: Contract): string {
  const codes = components.schemas['Country']?.['x-codes'] ?? []
  return `/** ISO 3166-1 alpha-2: the codes that are officially assigned. */\nexport const countries: readonly string[] = [\n${codes.map((code) => `  '${code}',\n`).join('')}]\n`
}
