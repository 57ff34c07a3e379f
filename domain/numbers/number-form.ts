/** A mark that stands before decimals in some languages, and between thousands in others. */
export type NumberMark = '.' | ','

/** What the marks of a text mean, as far as that is known. Spaces and apostrophes group thousands in any form. */
export interface NumberForm {
  readonly decimal?: NumberMark
  readonly thousands?: NumberMark
}

const isMark = (text: string | undefined): text is NumberMark => text === '.' || text === ','

const formCache = new Map<string, NumberForm>()

/** The form in which a language writes its numbers: 1,234.5 in English, 1.234,5 in Spanish, 1 234,5 in French. */
export function getLanguageNumberForm(locale: string): NumberForm {
  const form = formCache.get(locale) ?? createLanguageNumberForm(locale)
  formCache.set(locale, form)
  return form
}

function createLanguageNumberForm(locale: string): NumberForm {
  const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(1234.5)
  const markOf = (type: 'decimal' | 'group') => parts.find((part) => part.type === type)?.value
  const [decimal, thousands] = [markOf('decimal'), markOf('group')]
  return { ...(isMark(decimal) && { decimal }), ...(isMark(thousands) && { thousands }) }
}

/** The form of a text whose decimal mark is known: the other mark can only group. */
export const formWithDecimal = (decimal: NumberMark): NumberForm => ({
  decimal,
  thousands: decimal === '.' ? ',' : '.',
})

/** Nothing is known: the text may come from anywhere. */
export const unknownNumberForm: NumberForm = {}
