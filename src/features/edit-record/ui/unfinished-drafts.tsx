import { useEffect, useEffectEvent, useState } from 'react'
import { useFormat, useTranslation } from '@/shared/i18n'
import {
  checkOpenTabs,
  chooseNewDraft,
  clearDrafts,
  subscribeToTabs,
  newDraftName,
  newDraftNames,
  peekDraft,
} from '@/shared/lib/draft'
import { Banner, Button } from '@/shared/ui'
import { useRecord, useRecordEditing } from '../model/record-context'
import {
  getDraftStorage,
  createDraftGuard,
  toRecordDraftKey,
  type RecordDraft,
} from '../model/record-draft'
import { toRecordPayload } from '../model/record-form-values'
import styles from './unfinished-drafts.module.css'

/** Lists unsaved new records of this kind that no open tab edits, to open or discard. */
export function UnfinishedDrafts({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('features/edit-record')
  const format = useFormat()
  const { form, me } = useRecord()
  const { saveDraftNow } = useRecordEditing()
  const { kind } = form
  const storage = getDraftStorage(form)
  const findDrafts = () =>
    newDraftNames(me.id, kind, storage)
      .filter((name) => name !== newDraftName(me.id, kind))
      .flatMap((name) => {
        const draft = peekDraft(
          toRecordDraftKey(me.id, form, name),
          createDraftGuard(form),
          storage,
        )
        return draft ? [{ name, draft }] : []
      })
  const [drafts, setDrafts] = useState(findDrafts)
  const refresh = useEffectEvent(() => setDrafts(findDrafts()))
  useEffect(() => {
    // A crashed tab does not announce that it has closed.
    const check = () => void checkOpenTabs().then(refresh, refresh)
    check()
    const stop = subscribeToTabs(() => refresh())
    globalThis.addEventListener('focus', check)
    return () => {
      stop()
      globalThis.removeEventListener('focus', check)
    }
  }, [])

  function describe({ values }: RecordDraft): string {
    const write = toRecordPayload(form, values, [])
    const texts = Object.entries(form.fields).flatMap(([field, formatField]) =>
      field === form.rows?.field ? [] : [formatField(write, { format, getName: () => '' })],
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
    clearDrafts(toRecordDraftKey(me.id, form, name), storage)
    setDrafts(findDrafts())
  }

  if (drafts.length === 0) return null
  return (
    <Banner title={t(`unfinished.title.${kind}`)}>
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
