import { useState, type ChangeEvent } from 'react'
import { useWatch } from 'react-hook-form'
import type { Need } from '@/features/change-status'
import { useIsNearlyFull } from '@/features/outbox'
import type { Schemas } from '@/shared/api'
import { createFields, useField } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { lazyComponent } from '@/shared/lib/lazy-component'
import {
  Banner,
  Button,
  CircleAlertIcon,
  CloudOffIcon,
  ImageIcon,
  Skeleton,
  Switch,
  Trash2Icon,
} from '@/shared/ui'
import {
  keepsPhotoPosition,
  setKeepsPhotoPosition,
  usePhotos,
  usePhotoUrl,
} from '../model/use-photos'
import { useReport, type PhotoValues } from '../model/use-report'
import styles from './photos.module.css'

const PhotoView = lazyComponent(async () => (await import('./photo-view')).PhotoView)

const toPhotoInputId = (kind: string) => `photo-${kind}`

/**
 * Returns a handler that focuses the input of a missing photo and opens the camera; undefined for
 * other needs.
 */
export function getPhotoNavigation({ code, params }: Need): (() => void) | undefined {
  if (code !== 'photo') return undefined
  return () => {
    const input = document.getElementById(toPhotoInputId(String(params?.['kind'])))
    input?.focus()
    input?.click()
  }
}

const Field = createFields<{ photos: PhotoValues[] }>()

/** The number of photos; empty for zero. */
export function PhotoCount() {
  const { t } = useTranslation('widgets/inspection')
  const { length } = useWatch({ control: useReport().fields.control, name: 'photos' })
  return length > 0 && t('photos.count', { count: length })
}

/**
 * Photos by kind: taken with one press, stored on the device, and sent when online.
 * @param kinds kinds to photograph, in working order
 */
export function Photos({ kinds }: { readonly kinds: readonly Schemas['PhotoKind'][] }) {
  const { t } = useTranslation(['widgets/inspection', 'entities/inspection'])
  const {
    photos,
    waitingCount,
    isPending,
    isOnline,
    canEditPhotos,
    addPhotos,
    saveDraftNow,
    send,
    remove,
  } = usePhotos()
  const photosField = useField<unknown>('photos')
  const [openIndex, setOpenIndex] = useState<number | null>(null)
  const [isPositionKept, setPositionKept] = useState(keepsPhotoPosition)
  const isNearlyFull = useIsNearlyFull(photos.length)
  const countPhotos = (kind: string) => photos.filter((photo) => photo.kind === kind).length
  // Focus the next kind without a photo.
  const next = kinds.find((kind) => countPhotos(kind) === 0) ?? kinds[0]

  function choose(kind: PhotoValues['kind'], event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])]
    event.target.value = ''
    void addPhotos(kind, files)
  }

  return (
    <>
      {waitingCount > 0 && (
        <Banner
          tone="waiting"
          isAnnounced
          action={
            isOnline && (
              <Button size="s" isPending={isPending} onClick={send}>
                {t('widgets/inspection:photos.send')}
              </Button>
            )
          }
        >
          {t(
            isOnline
              ? 'widgets/inspection:photos.waiting'
              : 'widgets/inspection:photos.waiting_offline',
            { count: waitingCount },
          )}
        </Banner>
      )}
      {canEditPhotos && (
        <div className={styles.take}>
          {kinds.map((kind) => (
            <label key={kind} className={styles.kind}>
              <ImageIcon />
              {t(`entities/inspection:photo.${kind}`)}
              {countPhotos(kind) > 0 && <span className={styles.taken}>✓ {countPhotos(kind)}</span>}
              <input
                ref={kind === next ? photosField.ref : undefined}
                id={toPhotoInputId(kind)}
                type="file"
                accept="image/*"
                capture="environment"
                aria-label={t('widgets/inspection:photos.take', {
                  kind: t(`entities/inspection:photo.${kind}`),
                })}
                // The system may close the page while its camera is open.
                onClick={saveDraftNow}
                onChange={(event) => choose(kind, event)}
              />
            </label>
          ))}
        </div>
      )}
      {canEditPhotos && (
        <Switch
          label={t('widgets/inspection:photos.position')}
          value={isPositionKept}
          onChange={(keepsPosition) => {
            setKeepsPhotoPosition(keepsPosition)
            setPositionKept(keepsPosition)
          }}
        />
      )}
      {canEditPhotos && isNearlyFull && (
        <Banner tone="blocked">{t('widgets/inspection:photos.nearly_full')}</Banner>
      )}
      {openIndex !== null && (
        <PhotoView
          photos={photos}
          index={openIndex}
          onNavigate={setOpenIndex}
          onClose={() => setOpenIndex(null)}
        />
      )}
      {photos.length > 0 && (
        <ul className={canEditPhotos ? styles.photos : styles.strip}>
          {photos.map((photo, index) => (
            <PhotoItem
              key={photo.id}
              photo={photo}
              index={index}
              isEditable={canEditPhotos}
              onOpen={() => setOpenIndex(index)}
              onRemove={() => void remove(photo)}
            />
          ))}
        </ul>
      )}
    </>
  )
}

interface PhotoItemProps {
  readonly photo: PhotoValues
  readonly index: number
  readonly isEditable: boolean
  onOpen(): void
  onRemove(): void
}

/** A photo with its kind and caption. */
function PhotoItem({ photo, index, isEditable, onOpen, onRemove }: PhotoItemProps) {
  const { t } = useTranslation(['widgets/inspection', 'entities/inspection'])
  const kind = t(`entities/inspection:photo.${photo.kind || 'other'}`)
  return (
    <li className={styles.photo}>
      <Thumbnail photo={photo} alt={photo.caption || kind} onOpen={onOpen} />
      <div className={styles.words}>
        <p className={styles.name}>
          {kind}
          {photo.attachment_id === '' && <CloudOffIcon />}
        </p>
        {isEditable ? (
          <Field.Text name={`photos.${index}.caption`} />
        ) : (
          photo.caption && <p className={styles.caption}>{photo.caption}</p>
        )}
        {isEditable && (
          <Button variant="quiet" icon={<Trash2Icon />} onClick={onRemove}>
            {t('widgets/inspection:photos.remove')}
          </Button>
        )}
      </div>
    </li>
  )
}

/** A thumbnail that opens the photo. */
function Thumbnail({
  photo,
  alt,
  onOpen,
}: {
  photo: PhotoValues
  alt: string
  onOpen: () => void
}) {
  const { t } = useTranslation(['widgets/inspection', 'shared/ui'])
  const { url, hasFailed } = usePhotoUrl(photo)
  const hint = t(hasFailed ? 'shared/ui:error.title' : 'widgets/inspection:photos.large')
  return (
    <button
      type="button"
      className={styles.picture}
      aria-label={`${alt}. ${hint}`}
      onClick={onOpen}
    >
      {url ? (
        <img src={url} alt="" />
      ) : hasFailed ? (
        <CircleAlertIcon />
      ) : (
        <Skeleton width="100%" height="100%" />
      )}
    </button>
  )
}
