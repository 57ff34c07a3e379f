import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Me } from '@/entities/session'
import { i18n, useFormat, useTranslation } from '@/shared/i18n'
import { clearDrafts, peekDraft } from '@/shared/lib/draft'
import { saveFile } from '@/shared/lib/save-file'
import { Banner, Button, toast } from '@/shared/ui'
import { describeLockedEdits, type DescribedEdit } from '../model/describe-locked-edits'
import type { LockedEdits } from '../model/locked-edits'
import { useRecord, useRecordEditing } from '../model/record-context'
import { createDraftGuard, getDraftStorage, toRecordDraftKey } from '../model/record-draft'
import type { RecordFormConfig, SavedRecord } from '../model/record-form-config'
import { toRecordPayload } from '../model/record-form-values'
import styles from './record-notices.module.css'

/** Says who locked the fields, and lists the edits to copy, download or dismiss. */
export function LockedEditsNotice({ edits }: { readonly edits: LockedEdits }) {
  const format = useFormat()
  const queryClient = useQueryClient()
  const record = useRecord()
  const { dismissLockedEdits } = useRecordEditing()
  const { saved, me } = record
  if (!saved) return null
  return (
    <UnsavableEdits
      reason={formatLock(saved, me.id, edits.wasQueued)}
      title={getRecordTitle(saved)}
      edits={describeLockedEdits(record, edits, saved, format, queryClient)}
      onDismiss={dismissLockedEdits}
    />
  )
}

interface UnreachableDraftProps {
  readonly form: RecordFormConfig
  readonly me: Me
  readonly id: string
}

/** Lists the draft of a record that the user can't open any more; empty without a draft. */
export function UnreachableDraft({ form, me, id }: UnreachableDraftProps) {
  const { t } = useTranslation('features/edit-record')
  const format = useFormat()
  const queryClient = useQueryClient()
  const key = toRecordDraftKey(me.id, form, id)
  const [draft, setDraft] = useState(() =>
    peekDraft(key, createDraftGuard(form), getDraftStorage(form)),
  )
  if (!draft) return null
  const { base, values } = draft
  const rows = form.rows?.open(null, draft.rows, () => values)
  const initial = base?.written ?? toRecordPayload(form, {}, [])
  const mine = toRecordPayload(form, values, rows?.toPayload() ?? [])
  return (
    <UnsavableEdits
      reason={t('locked.gone')}
      title=""
      edits={describeLockedEdits(
        { form, rows },
        { base: initial, mine, theirs: initial },
        null,
        format,
        queryClient,
      )}
      onDismiss={() => {
        clearDrafts(key, getDraftStorage(form))
        void form.queue?.drop(queryClient, id)
        setDraft(null)
      }}
    />
  )
}

interface UnsavableEditsProps {
  readonly reason: string
  /** Number or name of the record; empty if it has none. */
  readonly title: string
  readonly edits: readonly DescribedEdit[]
  readonly onDismiss: () => void
}

function UnsavableEdits({ reason, title, edits, onDismiss }: UnsavableEditsProps) {
  const { t } = useTranslation('features/edit-record')
  const [isConfirming, setConfirming] = useState(false)
  const lines = edits.map(({ field, text }) => `${field}: ${text ?? t('newer.nothing')}`)
  const toText = () =>
    [title, `${reason}. ${t('locked.not_saved')}`, ...lines].filter(Boolean).join('\n')

  async function copy() {
    try {
      await navigator.clipboard.writeText(toText())
      toast.info(t('locked.copied'))
    } catch {
      toast.error(t('locked.copy_failed'))
    }
  }
  const download = () =>
    saveFile(new File([toText()], `${title || t('state.locked')}.txt`, { type: 'text/plain' }))

  return (
    <Banner
      tone="blocked"
      isAnnounced
      title={reason}
      action={
        isConfirming ? (
          <>
            <Button size="s" variant="danger" onClick={onDismiss}>
              {t('locked.confirm')}
            </Button>
            <Button size="s" autoFocus onClick={() => setConfirming(false)}>
              {t('locked.keep')}
            </Button>
          </>
        ) : (
          <>
            <Button size="s" onClick={() => void copy()}>
              {t('locked.copy')}
            </Button>
            <Button size="s" onClick={download}>
              {t('locked.download')}
            </Button>
            <Button size="s" variant="quiet" onClick={() => setConfirming(true)}>
              {t('locked.dismiss')}
            </Button>
          </>
        )
      }
    >
      <p>{t(isConfirming ? 'locked.ask' : 'locked.not_saved')}</p>
      <ul className={styles.lockedEdits}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Banner>
  )
}

/** Formats who locked the fields of the edits. */
function formatLock(saved: SavedRecord, myId: string, wasQueued: boolean): string {
  const t = i18n.getFixedT(null, 'features/edit-record')
  const name = saved.updated_by?.name
  if (name === undefined || saved.updated_by?.id === myId) return t('locked.by_own')
  const when = wasQueued ? 'offline' : 'before'
  switch ('status' in saved ? saved.status : null) {
    case 'canceled':
      return t(`locked.canceled_${when}`, { name })
    case 'approved':
      return t(`locked.approved_${when}`, { name })
    case 'archived':
      return t(`locked.archived_${when}`, { name })
    default:
      return t(`locked.other_${when}`, { name })
  }
}

/** Number or name of a record; empty if it has none. */
function getRecordTitle(saved: SavedRecord): string {
  const title = 'number' in saved ? saved.number : 'name' in saved ? saved.name : null
  return typeof title === 'string' ? title : ''
}
