import type { ReactNode } from 'react'
import { useTranslation } from '@/shared/i18n'
import { useOnline } from '@/shared/lib/online'
import { Banner, Button } from '@/shared/ui'
import { useRecord, useRecordEditing, useIsDirty } from '../model/record-context'
import { UnfinishedDrafts } from './unfinished-drafts'

/** Banners above a record: failed save, restored or discarded draft, other drafts, read-only. */
export function RecordNotices({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('features/edit-record')
  const { canChange, saved } = useRecord()
  const { savedAt, hasRestoredDraft, discard, undoDiscard, reopen } = useRecordEditing()
  const isDirty = useIsDirty()
  return (
    <>
      <SaveFailure />
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
      {!canChange && <Banner>{t('read_only')}</Banner>}
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
