import { toFieldName } from '@/shared/forms'
import type { EditedRecord } from './record-context'
import type { EditSession } from './use-edit-session'

type RecordParts = Pick<
  EditSession,
  'config' | 'me' | 'saved' | 'editor' | 'canChange' | 'linkedDrafts'
>

/** Creates the record that the components of its screen read and edit. */
export const createEditedRecord = ({
  config,
  me,
  saved,
  editor,
  canChange,
  linkedDrafts,
}: RecordParts): EditedRecord => ({
  config,
  me,
  saved,
  copied: saved ? null : editor.copied,
  form: editor.form,
  rows: editor.rows,
  initialValues: editor.initialValues,
  snapshots: editor.snapshots,
  canChange,
  canEdit: (name) => {
    const [field = ''] = name.split('.')
    if (!saved) return config.canEditNew?.(field, me) ?? true
    return saved.editable_fields.includes(field) && !isClosed(name, config.getClosed?.(saved))
  },
  goTo: editor.goTo,
  registerLinkedDraft: (linked) => {
    linkedDrafts.add(linked)
    return () => linkedDrafts.delete(linked)
  },
})

/** True if a field is one of the closed parts of a record, or within one. */
const isClosed = (name: string, pointers: readonly string[] = []): boolean =>
  pointers.map(toFieldName).some((closed) => name === closed || name.startsWith(`${closed}.`))
