import type { Schemas } from '@/shared/api'
import styles from './paper-photos.module.css'

interface PaperPhotosProps {
  photos: readonly Schemas['PaperPhoto'][]
  /** Addresses of the loaded photos, in order. */
  urls: readonly string[]
}

/** Photos of a paper in two columns, with captions. */
export function PaperPhotos({ photos, urls }: PaperPhotosProps) {
  return (
    <div className={styles.photos}>
      {photos.map(({ attachment_id, caption }, at) => (
        <figure key={attachment_id}>
          <img src={urls[at]} alt={caption} />
          <figcaption>{caption}</figcaption>
        </figure>
      ))}
    </div>
  )
}
