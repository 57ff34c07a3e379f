import { useState } from 'react'
import { useMe } from '@/entities/session'
import { useFormat, useTranslation } from '@/shared/i18n'
import { lazyPart } from '@/shared/lib/lazy-part'
import { useOnline } from '@/shared/lib/online'
import { Banner, Button } from '@/shared/ui'
import { isNews, sayEntry, sayGone, sayWaiting } from '../model/say-waiting'
import { useIsOld, useNearlyFull, useOutbox } from '../model/use-outbox'

const OutboxDrawer = lazyPart(async () => (await import('./outbox-drawer')).OutboxDrawer)

/** What waits on this device to be sent, and what has just gone; nothing where neither is. */
export function OutboxNotice() {
  const { t } = useTranslation(['features/outbox', 'shared/api'])
  const format = useFormat()
  const me = useMe()
  const isOnline = useOnline()
  const { outbox, state } = useOutbox()
  const { entries, sending } = state
  const isOld = useIsOld(entries)
  const isFull = useNearlyFull(entries)
  const [isOpen, setOpen] = useState(false)
  const [read, setRead] = useState<string | null>(null)
  const [last] = state.gone
  const show = (
    <Button size="s" onClick={() => setOpen(true)}>
      {t('features/outbox:show')}
    </Button>
  )
  const drawer = isOpen && <OutboxDrawer onClose={() => setOpen(false)} />
  const [first] = entries
  if (!first) {
    // What went while nobody looked stays to be read, until it is put away.
    if (!last || read === last.at || last.personId !== me?.id || !isNews(last)) return drawer
    const putAway = () => {
      setRead(last.at)
      void outbox.forgetGone()
    }
    return (
      <>
        <Banner
          tone="done"
          isAnnounced
          action={
            <>
              {show}
              <Button size="s" variant="quiet" onClick={putAway}>
                {t('features/outbox:understood')}
              </Button>
            </>
          }
        >
          {t('features/outbox:went', { time: format.time(last.at), what: sayGone(last) })}
        </Banner>
        {drawer}
      </>
    )
  }
  const mayEnd = entries.some(({ hold }) => hold !== null) || isOld
  const told = entries.find(({ id }) => id === sending) ?? entries.find(({ hold }) => hold) ?? first
  return (
    <>
      <Banner
        tone={mayEnd ? 'blocked' : 'waiting'}
        title={sayWaiting(entries)}
        action={
          <>
            {isOnline && entries.some(({ person }) => person.id === me?.id) && (
              <Button
                size="s"
                variant="quiet"
                isPending={sending !== null}
                onClick={() => void outbox.send()}
              >
                {t('features/outbox:send')}
              </Button>
            )}
            {show}
          </>
        }
      >
        {sayEntry(told, state, me?.id ?? null, isOnline)}
        {isOld && ` ${t('features/outbox:old')}`}
        {isFull && ` ${t('features/outbox:nearly_full')}`}
      </Banner>
      {drawer}
    </>
  )
}
