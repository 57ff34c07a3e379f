import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useMe } from '@/entities/session'
import { useFormat, useTranslation } from '@/shared/i18n'
import { useOnline } from '@/shared/lib/online'
import { saveFile } from '@/shared/lib/save-file'
import { Button, getButtonClass } from '@/shared/ui'
import type { OutboxEntry, OutboxKind } from '../model/entry'
import { formatEntryState } from '../model/format-outbox'
import { useOutbox } from '../model/use-outbox'
import { readPhoto } from '../lib/device'
import styles from './outbox-drawer.module.css'

function toBase64(bytes: ArrayBuffer): string {
  let text = ''
  for (const byte of new Uint8Array(bytes)) text += String.fromCharCode(byte)
  return btoa(text)
}

/**
 * Creates a backup file of a queued report, to keep or mail if the device fails: JSON with photos
 * in base64.
 */
async function exportEntry({
  id,
  kind,
  person,
  title,
  since,
  version,
  payload,
}: OutboxEntry): Promise<File> {
  const storedPhotos = await Promise.all(
    payload.photos.map(async (photo) => [photo.id, await readPhoto(photo.id)] as const),
  )
  const photos = storedPhotos.flatMap(([photoId, photo]) =>
    photo
      ? { id: photoId, name: photo.name, type: photo.type, content: toBase64(photo.bytes) }
      : [],
  )
  const text = JSON.stringify(
    { id, kind, person, title, since, version, answers: payload, photos },
    null,
    2,
  )
  return new File(
    [text],
    `${title.replace(/[^\p{L}\d]+/gu, '-').replace(/^-|-$/g, '') || kind}.json`,
    { type: 'application/json' },
  )
}

const ADDRESSES = {
  supply_report: '/supply-inspection-report/$id',
  cargo_report: '/cargo-inspection-report/$id',
} as const satisfies Record<OutboxKind, string>

interface OutboxItemProps {
  entry: OutboxEntry
  /** Called when the user opens the report's screen. */
  onLeave: () => void
}

/** A queued report with its state and actions. */
export function OutboxItem({ entry, onLeave }: OutboxItemProps) {
  const { t } = useTranslation(['features/outbox', 'shared/api'])
  const format = useFormat()
  const me = useMe()
  const isOnline = useOnline()
  const { outbox, state } = useOutbox()
  const [isConfirming, setConfirming] = useState(false)
  const { id, kind, title, since, hold, person } = entry
  const isOwn = me?.id === person.id
  const isSending = state.sending === id
  const isLocked = hold?.why === 'locked'
  const isGone = isLocked && hold.status === null
  return (
    <li className={styles.item}>
      <p className={styles.title}>{title}</p>
      <p className={styles.note}>
        {t('since', { time: format.dateTime(since), name: person.name })}
      </p>
      <p role="status">{formatEntryState(entry, state, me?.id ?? null, isOnline)}</p>
      {isConfirming ? (
        <div role="group" aria-label={t('delete.title')}>
          <p>{t('delete.text')}</p>
          <div className={styles.actions}>
            <Button size="s" variant="danger" onClick={() => void outbox.deleteWithPhotos(id)}>
              {t('delete.confirm')}
            </Button>
            <Button size="s" autoFocus onClick={() => setConfirming(false)}>
              {t('delete.keep')}
            </Button>
          </div>
        </div>
      ) : (
        <div className={styles.actions}>
          {isOwn && !isGone && (
            <Link
              to={ADDRESSES[kind]}
              params={{ id }}
              className={getButtonClass({ size: 's' })}
              onClick={onLeave}
            >
              {t('open')}
            </Link>
          )}
          {isOwn && hold && hold.why !== 'conflict' && !isLocked && isOnline && (
            <Button size="s" onClick={() => void outbox.retry(id)}>
              {t('retry')}
            </Button>
          )}
          {isOwn && (
            <Button size="s" variant="quiet" onClick={() => void exportEntry(entry).then(saveFile)}>
              {t('export')}
            </Button>
          )}
          {isOwn && !isSending && (
            <Button size="s" variant="quiet" onClick={() => setConfirming(true)}>
              {t(`delete.${isLocked ? 'dismiss' : 'ask'}`)}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
