import { useQuery } from '@tanstack/react-query'
import { downloadAttachment } from '@/entities/document'
import { useTranslation } from '@/shared/i18n'
import type { Report, ReportKind } from '../model/use-report'
import styles from './paper-photos.module.css'

/** Returns the URLs of a report's uploaded photos, in order; undefined until all are loaded. */
export function usePaperPhotos(
  kind: ReportKind,
  { id, photos }: Pick<Report, 'id' | 'photos'>,
): readonly string[] | undefined {
  const sent = photos.flatMap(({ attachment_id }) => attachment_id ?? [])
  const { data } = useQuery({
    queryKey: [kind, 'photos', id, sent] as const,
    queryFn: async () => {
      const files = await Promise.all(sent.map((item) => downloadAttachment({ kind, id }, item)))
      return files.map((file) => URL.createObjectURL(file))
    },
    // The object URLs live as long as the page.
    gcTime: Number.POSITIVE_INFINITY,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}

interface PaperPhotosProps {
  urls: readonly string[] | undefined
  photos: Report['photos']
}

/** Photos for print in two columns, with captions. */
export function PaperPhotos({ urls = [], photos }: PaperPhotosProps) {
  const { t } = useTranslation('entities/inspection')
  if (urls.length === 0) return null
  return (
    <div className={styles.photos}>
      {photos
        .filter(({ attachment_id }) => attachment_id !== null)
        .map((photo, at) => (
          <figure key={photo.id}>
            <img src={urls[at]} alt={t(`photo.${photo.kind}`)} />
            <figcaption>
              {[t(`photo.${photo.kind}`), photo.caption].filter(Boolean).join(': ')}
            </figcaption>
          </figure>
        ))}
    </div>
  )
}
