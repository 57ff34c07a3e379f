/** What a kind of record calls things in its history. Sentences with its noun in them differ by gender and case, so each kind has its own. */
export interface ActivityTexts {
  created(name: string): string
  changed(name: string): string
  /** Somebody took a step in spite of what it lacked. A record without steps says nothing of them. */
  overridden?(name: string): string
  status?(status: string): string
  field(field: string): string
  /** A value of the contract, as the history has it, in the reader's words. */
  value(field: string, text: string): string
  /** What its files are, for who has attached none. */
  noFiles: string
}
