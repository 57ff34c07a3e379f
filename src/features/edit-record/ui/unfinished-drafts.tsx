import { useState } from 'react'
import { useFormat, useTranslation } from '@/shared/i18n'
import { chooseNewDraft, draftKey, newDraftName, newDraftNames, readDraft, removeDraft } from '@/shared/lib/draft'
import { Banner, Button } from '@/shared/ui'
import { useRecord, useRecordWork } from '../model/record-context'
import { isWorkOn } from '../model/use-kept-work'
import { writeOf } from '../model/values'

/** Other unsaved new records of this kind, each to open or discard. */
export function UnfinishedDrafts({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('features/edit-record')
  const format = useFormat()
  const { form, me } = useRecord()
  const { keepNow } = useRecordWork()
  const key = (name: string) => draftKey(me.id, `${form.kind}-${name}`)
  const find = () =>
    newDraftNames(me.id, form.kind)
      .filter((name) => name !== newDraftName(me.id, form.kind))
      .flatMap((name) => {
        const work = readDraft(key(name), isWorkOn(form))
        return work ? [{ name, work }] : []
      })
  const [drafts, setDrafts] = useState(find)

  return drafts.map(({ name, work: { at, values } }) => {
    const write = writeOf(form, values, [])
    const texts = Object.entries(form.fields).flatMap(([field, say]) => (field === form.rows?.field ? [] : [say(write, { format, nameOf: () => '' })]))
    const about = texts.filter((text) => text !== null && text !== '').slice(0, 3).join(', ')
    return (
      <Banner
        key={name}
        title={at === undefined ? t('unfinished.title') : t('unfinished.title_at', { time: format.dateTime(at) })}
        action={
          <>
            <Button
              size="s"
              onClick={() => {
                keepNow()
                chooseNewDraft(me.id, form.kind, name)
                onOpen()
              }}
            >
              {t('unfinished.open')}
            </Button>
            <Button
              size="s"
              onClick={() => {
                removeDraft(key(name))
                setDrafts(find())
              }}
            >
              {t('unfinished.discard')}
            </Button>
          </>
        }
      >
        {about}
      </Banner>
    )
  })
}
