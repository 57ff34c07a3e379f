import { vPaperName } from '@contract/validators'
import { fillPlaceholders } from '@domain/rules/settings-rules'
import type { Schemas } from '../call'
import { LANGUAGES, type Language } from '../language'
import en from './messages/en.json'
import es from './messages/es.json'
import fr from './messages/fr.json'
import lt from './messages/lt.json'

export type PaperName = Schemas['PaperName']
export type PaperText = Schemas['PaperText']
export type StoredPaperTexts = Partial<Record<PaperName, Partial<Record<Language, PaperText>>>>

/** Paragraphs of a mail between its greeting and its closing. */
type Paragraphs = readonly string[]

const messages: Record<
  Language,
  Record<PaperName, { mail_subject: string; mail_body: Paragraphs }> & {
    frame: { greeting: string; closing: readonly string[] }
    order_confirmation: { mail_body_agreed: Paragraphs }
  }
> = { en, es, fr, lt }

const EMPTY: PaperText = { terms: null, mail_subject: null, mail_body: null }

const getDefaultMail = (paper: PaperName, language: Language): Schemas['DefaultMail'] => {
  const { mail_subject, mail_body } = messages[language][paper]
  return { mail_subject, mail_body: frameMail(mail_body, language) }
}

function frameMail(paragraphs: Paragraphs, language: Language): string {
  const { greeting, closing } = messages[language].frame
  return [greeting, ...paragraphs, closing.join('\n')].join('\n\n')
}

/** Creates a value for each paper and language. */
const mapPapers = <Value>(
  create: (paper: PaperName, language: Language) => Value,
): Record<PaperName, Record<Language, Value>> => {
  const mapLanguages = (paper: PaperName) =>
    Object.fromEntries(LANGUAGES.map((language) => [language, create(paper, language)]))
  return Object.fromEntries(
    vPaperName.options.map((paper) => [paper, mapLanguages(paper)]),
  ) as Record<PaperName, Record<Language, Value>>
}

/** Subject and body of each paper in each language, until they are changed. */
export const defaultMails: Schemas['DefaultMails'] = mapPapers(getDefaultMail)

/** Returns the texts of all papers, with null for each that is not stored. */
export const completePaperTexts = (stored: StoredPaperTexts): Schemas['PaperTexts'] =>
  mapPapers((paper, language) => stored[paper]?.[language] ?? EMPTY)

/** Replaces blank texts, and texts that equal their default, by null. */
export const normalizePaperTexts = (texts: Schemas['PaperTexts']): Schemas['PaperTexts'] =>
  mapPapers((paper, language) => {
    const { terms, mail_subject, mail_body } = texts[paper][language]
    const defaultMail = getDefaultMail(paper, language)
    return {
      terms: normalizeText(terms, ''),
      mail_subject: normalizeText(mail_subject, defaultMail.mail_subject),
      mail_body: normalizeText(mail_body, defaultMail.mail_body),
    }
  })

function normalizeText(text: string | null, defaultText: string): string | null {
  const lines = text?.replaceAll(/\r\n?/g, '\n') ?? ''
  return lines === '' || lines === defaultText ? null : lines
}

/** Returns the texts to store: those that differ from the default. */
export const toStoredPaperTexts = (texts: Schemas['PaperTexts']): StoredPaperTexts =>
  Object.fromEntries(
    vPaperName.options.flatMap((paper) => {
      const changed = LANGUAGES.filter((language) =>
        Object.values(texts[paper][language]).some((text) => text !== null),
      )
      return changed.length > 0
        ? [[paper, Object.fromEntries(changed.map((one) => [one, texts[paper][one]]))]]
        : []
    }),
  )

/** Returns every changed text; a text that is null applies its default. */
export const findTextChanges = (
  before: Schemas['PaperTexts'],
  after: Schemas['PaperTexts'],
): Schemas['FieldChange'][] =>
  vPaperName.options.flatMap((paper) =>
    LANGUAGES.flatMap((language) => {
      const [from, to] = [before[paper][language], after[paper][language]]
      return (['terms', 'mail_subject', 'mail_body'] as const).flatMap((part) =>
        from[part] === to[part]
          ? []
          : [
              {
                field: `paper_texts.${paper}.${language}.${part}`,
                line: null,
                from: from[part],
                to: to[part],
              },
            ],
      )
    }),
  )

/** Values of a mail that the document and the user give. */
export type PaperMailValues = { number: string; contact: string; sender: string }

/**
 * Returns subject and body of the mail that sends a paper. The default body does not ask for a
 * signature if the client has agreed already.
 * @param settings result of `loadSettings`
 */
export function formatPaperMail(
  settings: { letterhead: { name: string }; paper_texts: Schemas['PaperTexts'] },
  {
    paper,
    language,
    values,
    isAgreed = false,
  }: { paper: PaperName; language: Language; values: PaperMailValues; isAgreed?: boolean },
): { subject: string; body: string } {
  const text = settings.paper_texts[paper][language]
  const defaultMail = getDefaultMail(paper, language)
  const defaultBody =
    isAgreed && paper === 'order_confirmation'
      ? frameMail(messages[language].order_confirmation.mail_body_agreed, language)
      : defaultMail.mail_body
  const all = { ...values, company: settings.letterhead.name }
  return {
    subject: fillPlaceholders(text.mail_subject ?? defaultMail.mail_subject, all),
    body: fillPlaceholders(text.mail_body ?? defaultBody, all),
  }
}
