import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ConflictDialog } from '@/shared/forms'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Button, Dialog } from '@/shared/ui'
import { describeConflicts } from '../model/conflict/describe-conflicts'
import { mergeRecord } from '../model/conflict/merge'
import { useRecord, useRecordEditing } from '../model/record-context'
import type { NewerRecord, SaveConflict } from '../model/saving/saving-state'

/** Lists the changes of the version that a transition was refused for, and asks how to go on. */
export function NewerVersion({ newer }: { newer: NewerRecord }) {
  const { t } = useTranslation('features/edit-record')
  const format = useFormat()
  const queryClient = useQueryClient()
  const record = useRecord()
  const { showNewer, dismissNewer } = useRecordEditing()
  const changes = useMemo(
    () => describeConflicts(record, newer, format, queryClient),
    [record, newer, format, queryClient],
  )
  const savedBy = newer.saved.updated_by
  const isOwn = savedBy?.id === record.me.id
  const repeat = newer.repeat?.isAllowed(newer.saved) ? newer.repeat : null
  return (
    <Dialog
      isOpen
      size="s"
      role="alertdialog"
      title={t('newer.title')}
      onClose={dismissNewer}
      actions={
        <>
          <Button variant="primary" onClick={showNewer}>
            {t('newer.reload')}
          </Button>
          {repeat && (
            <Button
              variant="danger"
              onClick={() => {
                showNewer()
                repeat.run(newer.saved)
              }}
            >
              {repeat.label}
            </Button>
          )}
          <Button onClick={dismissNewer}>{t('newer.back')}</Button>
        </>
      }
    >
      <p>{savedBy && !isOwn ? t('newer.by', { name: savedBy.name }) : t('newer.own')}</p>
      {changes.length > 0 ? (
        <ul>
          {changes.map(({ id, field, mine, theirs }) => (
            <li key={id}>
              {t('newer.change', {
                field,
                before: mine ?? t('newer.nothing'),
                now: theirs ?? t('newer.nothing'),
              })}
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('newer.other')}</p>
      )}
    </Dialog>
  )
}

/** Dialog that merges the local edits and a conflicting version. */
export function RecordConflict({ conflict }: { conflict: SaveConflict }) {
  const format = useFormat()
  const queryClient = useQueryClient()
  const record = useRecord()
  const { isPending, saveMerged, cancelConflict } = useRecordEditing()
  const savedBy = conflict.saved.updated_by
  const conflicts = useMemo(
    () => describeConflicts(record, conflict, format, queryClient),
    [record, conflict, format, queryClient],
  )

  return (
    <ConflictDialog
      by={savedBy?.name ?? null}
      isOwn={savedBy?.id === record.me.id}
      conflicts={conflicts}
      isPending={isPending}
      onSave={(choices) => void saveMerged(mergeRecord(record.config, conflict, choices))}
      onClose={cancelConflict}
    />
  )
}
