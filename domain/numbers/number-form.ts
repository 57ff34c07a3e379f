/** A mark that can precede decimals or separate thousands. */
export type NumberMark = '.' | ','

/** Known meaning of the marks. Spaces and apostrophes always separate thousands. */
export interface NumberForm {
  readonly decimal?: NumberMark
  readonly thousands?: NumberMark
}

const isMark = (text: string | undefined): text is NumberMark => text === '.' || text === ','

const formCache = new Map<string, NumberForm>()

/** Returns the form of a locale: 1,234.5 in English, 1.234,5 in Spanish, 1 234,5 in French. */
export function getLanguageNumberForm(locale: string): NumberForm {
  const form = formCache.get(locale) ?? createLanguageNumberForm(locale)
  formCache.set(locale, form)
  return form
}

function createLanguageNumberForm(locale: string): NumberForm {
  const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(1234.5)
  const findMark = (type: 'decimal' | 'group') => parts.find((part) => part.type === type)?.value
  const [decimal, thousands] = [findMark('decimal'), findMark('group')]
  return { ...(isMark(decimal) && { decimal }), ...(isMark(thousands) && { thousands }) }
}

/** Form with a known decimal mark; the other mark separates thousands. */
export const createNumberForm = (decimal: NumberMark): NumberForm => ({
  decimal,
  thousands: decimal === '.' ? ',' : '.',
})

/** Form of a text of unknown origin. */
export const unknownNumberForm: NumberForm = {}
