import { useEffect, useEffectEvent, useState } from 'react'
import { useFormat, useTranslation } from '@/shared/i18n'
import {
  checkOpenTabs,
  chooseNewDraft,
  clearDrafts,
  followTabs,
  newDraftName,
  newDraftNames,
  peekDraft,
} from '@/shared/lib/draft'
import { Banner, Button } from '@/shared/ui'
import { useRecord, useRecordWork } from '../model/record-context'
import { draftsFor, isWorkOn, workKey, type KeptWork } from '../model/use-kept-work'
import { writeOf } from '../model/values'
import styles from './unfinished-drafts.module.css'

/** Other unsaved new records of this kind that no open tab edits, each to open or discard. */
export function UnfinishedDrafts({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('features/edit-record')
  const format = useFormat()
  const { form, me } = useRecord()
  const { keepNow } = useRecordWork()
  const { kind } = form
  const storage = draftsFor(form)
  const find = () =>
    newDraftNames(me.id, kind, storage)
      .filter((name) => name !== newDraftName(me.id, kind))
      .flatMap((name) => {
        const work = peekDraft(workKey(me.id, form, name), isWorkOn(form), storage)
        return work ? [{ name, work }] : []
      })
  const [drafts, setDrafts] = useState(find)
  const look = useEffectEvent(() => setDrafts(find()))
  useEffect(() => {
    // A tab that crashed says nothing; all others do.
    const check = () => void checkOpenTabs().then(look, look)
    check()
    const stop = followTabs(() => look())
    globalThis.addEventListener('focus', check)
    return () => {
      stop()
      globalThis.removeEventListener('focus', check)
    }
  }, [])

  function describe({ values }: KeptWork): string {
    const write = writeOf(form, values, [])
    const texts = Object.entries(form.fields).flatMap(([field, say]) =>
      field === form.rows?.field ? [] : [say(write, { format, nameOf: () => '' })],
    )
    return texts
      .filter((text) => text !== null && text !== '')
      .slice(0, 3)
      .join(', ')
  }
  function open(name: string) {
    keepNow()
    chooseNewDraft(me.id, kind, name)
    onOpen()
  }
  function discard(name: string) {
    clearDrafts(workKey(me.id, form, name), storage)
    setDrafts(find())
  }

  if (drafts.length === 0) return null
  return (
    <Banner title={t(`unfinished.title.${kind}`)}>
      <ul className={styles.drafts}>
        {drafts.map(({ name, work }) => (
          <li key={name} className={styles.draft}>
            <span className={styles.about}>
              {[
                describe(work),
                work.at !== undefined && t('unfinished.of', { time: format.dateTime(work.at) }),
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
