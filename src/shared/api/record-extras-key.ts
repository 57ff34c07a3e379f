import type { Schemas } from './schemas'

/** What is kept beside a record: comments, attachments, activity. Whatever is saved of the record leaves its trace there. */
export const recordExtrasKey = ({ kind, id }: Schemas['RecordLink']) =>
  ['records', kind, id] as const
