import type { Language } from '../language'
import en from './messages/en.json'
import es from './messages/es.json'
import fr from './messages/fr.json'
import lt from './messages/lt.json'

const messages: Record<Language, typeof en> = { en, es, fr, lt }

/** What a mail is about. */
export type MailKey = keyof typeof en

/** Subject and text of a mail in that language, with its values filled in. A link stands in a line of its own. */
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
