import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useFormat, useTranslation } from '@/shared/i18n'
import { checkOpenTabs, chooseNewDraft, subscribeToTabs } from '@/shared/lib/draft'
import { lazyComponent } from '@/shared/lib/lazy-component'
import { useOnline } from '@/shared/lib/online'
import { Banner, Button } from '@/shared/ui'
import {
  clearRecordDrafts,
  listUnfinishedDrafts,
  writeRecordDraft,
  type RecordDraft,
  type UnfinishedDraft,
} from '../model/draft/record-draft'
import { useIsDirty, useRecord, useRecordEditing } from '../model/record-context'
import { toRecordPayload } from '../model/record-form-values'
import styles from './record-notices.module.css'

const LockedEditsNotice = lazyComponent(
  async () => (await import('./locked-edits-notice')).LockedEditsNotice,
)

/** Banners above a record: failed save, restored or discarded draft, other drafts, read-only. */
export function RecordNotices({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('features/edit-record')
  const { saved } = useRecord()
  const { savedAt, hasRestoredDraft, discard, undoDiscard, reopen, lockedEdits } =
    useRecordEditing()
  const isDirty = useIsDirty()
  return (
    <>
      <SaveFailure />
      {lockedEdits && <LockedEditsNotice edits={lockedEdits} />}
      {undoDiscard && !isDirty && savedAt === null && (
        <Banner
          isAnnounced
          action={<SmallButton onClick={undoDiscard}>{t('draft.bring_back')}</SmallButton>}
        >
          {t('draft.discarded')}
        </Banner>
      )}
      {hasRestoredDraft && savedAt === null && (
        <Banner action={<SmallButton onClick={discard}>{t('draft.discard')}</SmallButton>}>
          {t('draft.kept')}
        </Banner>
      )}
      {saved === null && <UnfinishedDrafts onOpen={reopen} />}
      {children}
    </>
  )
}

const SmallButton = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <Button size="s" onClick={onClick}>
    {children}
  </Button>
)

/** Shows why the last save failed. After a lost network, announces that it is back. */
function SaveFailure() {
  const { t } = useTranslation('features/edit-record')
  const { failure } = useRecordEditing()
  const isOnline = useOnline()
  if (!failure) return null
  if (failure.wasOffline && isOnline) {
    return (
      <Banner tone="waiting" title={t('online_again')} isAnnounced>
        {t('save_now')}
      </Banner>
    )
  }
  // Not announced: a toast has announced it.
  return (
    <Banner tone="blocked" title={t('failed')}>
      {failure.text}
    </Banner>
  )
}

/** Lists unsaved new records of this kind that no open tab edits, to open or discard. */
function UnfinishedDrafts({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('features/edit-record')
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { config, me } = useRecord()
  const { saveDraftNow } = useRecordEditing()
  const findDrafts = () => listUnfinishedDrafts(config, me.id)
  const [drafts, setDrafts] = useState(findDrafts)
  /** Discarded drafts, the last one first. */
  const [discarded, setDiscarded] = useState<readonly UnfinishedDraft[]>([])
  const refresh = useEffectEvent(() => setDrafts(findDrafts()))
  useEffect(() => {
    // A crashed tab does not announce that it has closed. Drafts of queued records load later.
    const check = () =>
      void Promise.all([checkOpenTabs(), config.queue?.open(queryClient).load()]).then(
        refresh,
        refresh,
      )
    check()
    const stop = subscribeToTabs(() => refresh())
    globalThis.addEventListener('focus', check)
    return () => {
      stop()
      globalThis.removeEventListener('focus', check)
    }
  }, [config, queryClient])

  function open(name: string) {
    saveDraftNow()
    chooseNewDraft(me.id, config.kind, name)
    onOpen()
    // The subject in the URL is another draft's: a reload would return to it.
    if (config.subject) void navigate({ to: '.', search: {}, replace: true, resetScroll: false })
  }
  function discard(unfinished: UnfinishedDraft) {
    clearRecordDrafts(config, me.id, unfinished.name)
    setDiscarded([unfinished, ...discarded])
    setDrafts(findDrafts())
  }
  function restore() {
    const [last, ...earlier] = discarded
    if (last) writeRecordDraft(config, me.id, last.name, last.draft)
    setDiscarded(earlier)
    setDrafts(findDrafts())
  }

  return (
    <>
      {discarded.length > 0 && (
        <Banner
          isAnnounced
          action={<SmallButton onClick={restore}>{t('draft.bring_back')}</SmallButton>}
        >
          {t('unfinished.discarded')}
        </Banner>
      )}
      {drafts.length > 0 && <DraftList drafts={drafts} onOpen={open} onDiscard={discard} />}
    </>
  )
}

interface DraftListProps {
  drafts: readonly UnfinishedDraft[]
  onOpen: (name: string) => void
  onDiscard: (unfinished: UnfinishedDraft) => void
}

function DraftList({ drafts, onOpen, onDiscard }: DraftListProps) {
  const { t } = useTranslation('features/edit-record')
  const format = useFormat()
  const queryClient = useQueryClient()
  const { config } = useRecord()
  const getName = (id: string) => config.subject?.findName(queryClient, id) ?? ''

  function describe({ values, at }: RecordDraft): string {
    const payload = toRecordPayload(config, values, [])
    const texts = Object.entries(config.fields).flatMap(([field, formatField]) =>
      field === config.lines?.field ? [] : [formatField(payload, { format, getName })],
    )
    const shownTexts = texts
      .filter((text) => text !== null && text !== '')
      .slice(0, 3)
      .join(', ')
    return [shownTexts, at !== undefined && t('unfinished.of', { time: format.dateTime(at) })]
      .filter(Boolean)
      .join(' · ')
  }

  return (
    <Banner title={t('unfinished.title')}>
      <ul className={styles.drafts}>
        {drafts.map((unfinished) => (
          <li key={unfinished.name} className={styles.draft}>
            <span className={styles.about}>{describe(unfinished.draft)}</span>
            <span className={styles.actions}>
              <Button size="s" onClick={() => onOpen(unfinished.name)}>
                {t('unfinished.open')}
              </Button>
              <Button size="s" variant="quiet" onClick={() => onDiscard(unfinished)}>
                {t('unfinished.discard')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
