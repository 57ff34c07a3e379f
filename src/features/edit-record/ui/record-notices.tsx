import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useFormat, useTranslation } from '@/shared/i18n'
import {
  checkOpenTabs,
  chooseNewDraft,
  clearDrafts,
  subscribeToTabs,
  getNewDraftName,
  listNewDraftNames,
  peekDraft,
} from '@/shared/lib/draft'
import { lazyComponent } from '@/shared/lib/lazy-component'
import { useOnline } from '@/shared/lib/online'
import { Banner, Button } from '@/shared/ui'
import {
  getDraftStorage,
  createDraftGuard,
  toRecordDraftKey,
  type RecordDraft,
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
  const format = useFormat()
  const queryClient = useQueryClient()
  const { config, me } = useRecord()
  const { saveDraftNow } = useRecordEditing()
  const { kind } = config
  const storage = getDraftStorage(config)
  const findDrafts = () =>
    listNewDraftNames(me.id, kind, storage)
      .filter((name) => name !== getNewDraftName(me.id, kind))
      .flatMap((name) => {
        const draft = peekDraft(
          toRecordDraftKey(me.id, config, name),
          createDraftGuard(config),
          storage,
        )
        return draft ? [{ name, draft }] : []
      })
  const [drafts, setDrafts] = useState(findDrafts)
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

  function describe({ values }: RecordDraft): string {
    const payload = toRecordPayload(config, values, [])
    const texts = Object.entries(config.fields).flatMap(([field, formatField]) =>
      field === config.rows?.field ? [] : [formatField(payload, { format, getName: () => '' })],
    )
    return texts
      .filter((text) => text !== null && text !== '')
      .slice(0, 3)
      .join(', ')
  }
  function open(name: string) {
    saveDraftNow()
    chooseNewDraft(me.id, kind, name)
    onOpen()
  }
  function discard(name: string) {
    clearDrafts(toRecordDraftKey(me.id, config, name), storage)
    setDrafts(findDrafts())
  }

  if (drafts.length === 0) return null
  return (
    <Banner title={t('unfinished.title')}>
      <ul className={styles.drafts}>
        {drafts.map(({ name, draft }) => (
          <li key={name} className={styles.draft}>
            <span className={styles.about}>
              {[
                describe(draft),
                draft.at !== undefined && t('unfinished.of', { time: format.dateTime(draft.at) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <span className={styles.actions}>
              <Button size="s" onClick={() => open(name)}>
                {t('unfinished.open')}
              </Button>
              <Button size="s" variant="quiet" onClick={() => discard(name)}>
                {t('unfinished.discard')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
