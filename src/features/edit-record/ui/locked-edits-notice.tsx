import { useQueryClient } from '@tanstack/react-query'
import { strToU8, zipSync } from 'fflate'
import { useState } from 'react'
import type { Me } from '@/entities/session'
import { i18n, toPlainText, useFormat, useTranslation } from '@/shared/i18n'
import { saveFile } from '@/shared/lib/save-file'
import { Banner, Button, toast } from '@/shared/ui'
import { clearRecordDrafts, peekRecordDraft } from '../model/draft/record-draft'
import {
  describeLockedEdits,
  type DescribedEdit,
} from '../model/locked-edits/describe-locked-edits'
import type { LockedEdits } from '../model/locked-edits/locked-edits'
import { useRecord, useRecordEditing } from '../model/record-context'
import type { RecordFormConfig, SavedRecord } from '../model/record-form-config'
import { toRecordPayload } from '../model/record-form-values'
import type { QueuedPhoto } from '../model/saving/record-queue'
import styles from './record-notices.module.css'

/** Says who locked the fields, and lists the edits to copy, download or dismiss. */
export function LockedEditsNotice({ edits }: { edits: LockedEdits }) {
  const { saved, config } = useRecord()
  const { dismissLockedEdits } = useRecordEditing()
  if (!saved) return null
  return (
    <UnsavableEdits
      reason={formatLock(edits)}
      title={getRecordTitle(saved)}
      edits={edits.edits}
      readPhotos={async () => config.queue?.readPhotos(edits.photoIds) ?? []}
      onDismiss={dismissLockedEdits}
    />
  )
}

interface UnreachableDraftProps {
  config: RecordFormConfig
  me: Me
  id: string
}

/** Lists the draft of a record that the user can't open any more; empty without a draft. */
export function UnreachableDraft({ config, me, id }: UnreachableDraftProps) {
  const { t } = useTranslation('features/edit-record')
  const format = useFormat()
  const queryClient = useQueryClient()
  const [draft, setDraft] = useState(() => peekRecordDraft(config, me.id, id))
  if (!draft) return null
  const { base, values } = draft
  const lines = config.lines?.open(null, draft.rows, () => values)
  const initial = base?.payload ?? toRecordPayload(config, {}, [])
  const mine = toRecordPayload(config, values, lines?.toPayload() ?? [])
  return (
    <UnsavableEdits
      reason={t('locked.gone')}
      title=""
      edits={describeLockedEdits(
        { config, lines },
        { versions: { base: initial, mine, theirs: initial }, saved: null, format, queryClient },
      )}
      readPhotos={async () => config.queue?.readPhotos(config.queue.getPhotoIds(mine)) ?? []}
      onDismiss={() => {
        clearRecordDrafts(config, me.id, id)
        void config.queue?.open(queryClient).deleteWithPhotos(id)
        setDraft(null)
      }}
    />
  )
}

interface UnsavableEditsProps {
  reason: string
  /** Number or name of the record; empty if it has none. */
  title: string
  edits: readonly DescribedEdit[]
  /** Reads the photos of the edits that were not sent. */
  readPhotos: () => Promise<readonly QueuedPhoto[]>
  onDismiss: () => void
}

function UnsavableEdits({ reason, title, edits, readPhotos, onDismiss }: UnsavableEditsProps) {
  const { t } = useTranslation('features/edit-record')
  const [isConfirming, setConfirming] = useState(false)
  const lines = edits.map(({ field, text }) => `${field}: ${text ?? t('newer.nothing')}`)
  const toText = () => toPlainText([title, reason, ...lines].filter(Boolean).join('\n'))

  async function copy() {
    try {
      await navigator.clipboard.writeText(toText())
      toast.info(t('locked.copied'))
    } catch {
      toast.error(t('locked.copy_failed'))
    }
  }
  const download = async () =>
    saveFile(createEditsFile(title || t('state.locked'), toText(), await readPhotos()))

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
            <Button size="s" onClick={() => void download()}>
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

/** Creates a text file of the edits; with photos, a zip of both. */
function createEditsFile(name: string, text: string, photos: readonly QueuedPhoto[]): File {
  if (photos.length === 0) return new File([text], `${name}.txt`, { type: 'text/plain' })
  const files: Record<string, Uint8Array> = { [`${name}.txt`]: strToU8(text) }
  // Numbered, because cameras reuse file names.
  for (const [at, photo] of photos.entries())
    files[`${at + 1} ${photo.name}`] = new Uint8Array(photo.bytes)
  const zip = zipSync(files, { level: 0 })
  return new File([zip], `${name}.zip`, { type: 'application/zip' })
}

/** Formats who locked the fields of the edits. */
function formatLock({ lockedBy: name, status, wasQueued }: LockedEdits): string {
  const t = i18n.getFixedT(null, 'features/edit-record')
  if (name === null) return t('locked.by_own')
  const when = wasQueued ? 'offline' : 'before'
  switch (status) {
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
