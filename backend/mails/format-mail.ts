import type { Language } from '../language'
import en from './messages/en.json'
import es from './messages/es.json'
import fr from './messages/fr.json'
import lt from './messages/lt.json'

const messages: Record<Language, typeof en> = { en, es, fr, lt }

export type MailKey = keyof typeof en

/** Returns subject and text of a mail in a language, with its values. A link has its own line. */
export function formatMail(
  language: Language,
  key: MailKey,
  values: Record<string, string>,
): { subject: string; body: string } {
  const { subject, body } = messages[language][key]
  const fill = (text: string) =>
    text.replace(/\{\{(\w+)\}\}/g, (_gap, name: string) => values[name] ?? '')
  return { subject: fill(subject), body: fill(body.join('\n')) }
}
