/**
 * Texts for a record's activity. Sentences with its noun vary by gender and case, so each kind has
 * its own.
 */
export interface ActivityTexts {
  created(name: string): string
  changed(name: string): string
  /** Sentence for a step taken despite missing preconditions. Left out for kinds without steps. */
  overridden?(name: string): string
  status?(status: string): string
  field(field: string): string
  /** Returns a logged value in the reader's language. */
  value(field: string, text: string): string
  /** Text shown when a record has no attachments. */
  noFiles: string
}
