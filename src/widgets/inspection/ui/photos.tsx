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
  const { length } = useWatch({ control: useReport().form.control, name: 'photos' })
  return length > 0 && t('photos.count', { count: length })
}

/**
 * Photos by kind: taken with one press, stored on the device, and sent when online.
 * @param kinds kinds to photograph, in working order
 */
export function Photos({ kinds }: { kinds: readonly Schemas['PhotoKind'][] }) {
  const { t } = useTranslation('widgets/inspection')
  const { photos, canEditPhotos, addPhotos, saveDraftNow, remove, ...sending } = usePhotos()
  const [openIndex, setOpenIndex] = useState<number | null>(null)
  const isNearlyFull = useIsNearlyFull(photos.length)

  return (
    <>
      {sending.waitingCount > 0 && <WaitingPhotos {...sending} />}
      {canEditPhotos && (
        <PhotoInputs
          kinds={kinds}
          photos={photos}
          onStart={saveDraftNow}
          onTake={(kind, files) => void addPhotos(kind, files)}
        />
      )}
      {canEditPhotos && <PositionSwitch />}
      {canEditPhotos && isNearlyFull && <Banner tone="blocked">{t('photos.nearly_full')}</Banner>}
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

type WaitingPhotosProps = Pick<
  ReturnType<typeof usePhotos>,
  'waitingCount' | 'isOnline' | 'isPending' | 'send'
>

/** The number of photos that are not sent yet. */
function WaitingPhotos({ waitingCount, isOnline, isPending, send }: WaitingPhotosProps) {
  const { t } = useTranslation('widgets/inspection')
  return (
    <Banner
      tone="waiting"
      isAnnounced
      action={
        isOnline && (
          <Button size="s" isPending={isPending} onClick={send}>
            {t('photos.send')}
          </Button>
        )
      }
    >
      {t(isOnline ? 'photos.waiting' : 'photos.waiting_offline', { count: waitingCount })}
    </Banner>
  )
}

interface PhotoInputsProps {
  kinds: readonly Schemas['PhotoKind'][]
  photos: readonly PhotoValues[]
  /** Called before the camera opens. */
  onStart(): void
  onTake(kind: Schemas['PhotoKind'], files: File[]): void
}

/** A camera button for each kind, with the number of its photos. */
function PhotoInputs({ kinds, photos, onStart, onTake }: PhotoInputsProps) {
  const { t } = useTranslation(['widgets/inspection', 'entities/inspection'])
  const photosField = useField<unknown>('photos')
  const countPhotos = (kind: string) => photos.filter((photo) => photo.kind === kind).length
  // Focus the next kind without a photo.
  const next = kinds.find((kind) => countPhotos(kind) === 0) ?? kinds[0]

  function choose(kind: Schemas['PhotoKind'], event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])]
    event.target.value = ''
    onTake(kind, files)
  }

  return (
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
            aria-label={t('photos.take', { kind: t(`entities/inspection:photo.${kind}`) })}
            // The system may close the page while its camera is open.
            onClick={onStart}
            onChange={(event) => choose(kind, event)}
          />
        </label>
      ))}
    </div>
  )
}

/** Setting of this device: photos keep the position where they were taken. */
function PositionSwitch() {
  const { t } = useTranslation('widgets/inspection')
  const [isPositionKept, setPositionKept] = useState(keepsPhotoPosition)
  return (
    <Switch
      label={t('photos.position')}
      value={isPositionKept}
      onChange={(keepsPosition) => {
        setKeepsPhotoPosition(keepsPosition)
        setPositionKept(keepsPosition)
      }}
    />
  )
}

interface PhotoItemProps {
  photo: PhotoValues
  index: number
  isEditable: boolean
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
            {t('photos.remove')}
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
  const hint = t(hasFailed ? 'shared/ui:error.title' : 'photos.large')
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
