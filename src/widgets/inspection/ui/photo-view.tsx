import { useTranslation } from '@/shared/i18n'
import {
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  Dialog,
  ErrorState,
  Skeleton,
} from '@/shared/ui'
import { usePhotoUrl } from '../model/use-photos'
import type { PhotoValues } from '../model/use-report'
import styles from './photo-view.module.css'

interface PhotoViewProps {
  photos: readonly PhotoValues[]
  /** Index of the shown photo. */
  index: number
  onNavigate: (at: number) => void
  onClose: () => void
}

/** A photo in full size, with caption and navigation. */
export function PhotoView({ photos, index, onNavigate, onClose }: PhotoViewProps) {
  const { t } = useTranslation(['widgets/inspection', 'entities/inspection'])
  const photo = photos[index]
  if (!photo) return null
  const title = t(`entities/inspection:photo.${photo.kind || 'other'}`)
  return (
    <Dialog
      title={title}
      size="l"
      isOpen
      onClose={onClose}
      actions={
        photos.length > 1 && (
          <>
            <Button
              icon={<ChevronLeftIcon />}
              isDisabled={index === 0}
              onClick={() => onNavigate(index - 1)}
            >
              {t('photos.previous')}
            </Button>
            <Button
              icon={<ChevronRightIcon />}
              isDisabled={index === photos.length - 1}
              onClick={() => onNavigate(index + 1)}
            >
              {t('photos.next')}
            </Button>
          </>
        )
      }
    >
      <figure className={styles.photo}>
        <LargePhoto key={photo.id} photo={photo} alt={photo.caption || title} />
        <figcaption>
          {[
            photo.caption,
            photos.length > 1 && t('photos.of', { at: index + 1, all: photos.length }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </figcaption>
      </figure>
    </Dialog>
  )
}

function LargePhoto({ photo, alt }: { photo: PhotoValues; alt: string }) {
  const { url, hasFailed, isFetching, retry } = usePhotoUrl(photo)
  if (hasFailed) return <ErrorState onRetry={retry} isRetrying={isFetching} />
  return url ? <img src={url} alt={alt} /> : <Skeleton width="100%" height="60vh" />
}
