import type { Schemas } from './schemas'

/**
 * Query key of a record's comments, attachments and activity. Every save of the record invalidates
 * it.
 */
export const recordExtrasKey = ({ kind, id }: Schemas['RecordLink']) =>
  ['records', kind, id] as const
