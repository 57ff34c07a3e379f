import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { fetchOrderPhoto } from '@/entities/order'
import { Dialog, Skeleton } from '@/shared/ui'
import styles from './order.module.css'

interface Photo {
  readonly id: string
  readonly name: string
}

interface OrderPhotosProps {
  readonly orderId: string
  readonly photos: readonly Photo[]
}

/** Photos of a loading, small; a press shows one as large as the window. */
export function OrderPhotos({ orderId, photos }: OrderPhotosProps) {
  const [large, setLarge] = useState<Photo | null>(null)
  if (photos.length === 0) return null
  return (
    <>
      <ul className={styles.photos}>
        {photos.map((photo) => (
          <li key={photo.id}>
            <button
              type="button"
              aria-label={photo.name}
              className={styles.photo}
              onClick={() => setLarge(photo)}
            >
              <PhotoThumbnail orderId={orderId} photo={photo} />
            </button>
          </li>
        ))}
      </ul>
      {large && (
        <Dialog title={large.name} size="l" isOpen onClose={() => setLarge(null)}>
          <div className={styles.large}>
            <PhotoThumbnail orderId={orderId} photo={large} />
          </div>
        </Dialog>
      )}
    </>
  )
}

function PhotoThumbnail({
  orderId,
  photo: { id, name },
}: {
  readonly orderId: string
  readonly photo: Photo
}) {
  const { data, isError } = useQuery({
    queryKey: ['orders', 'photo', orderId, id],
    queryFn: () => fetchOrderPhoto(orderId, id),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const url = useMemo(() => (data ? URL.createObjectURL(data) : null), [data])
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  if (url) return <img src={url} alt={name} />
  // One that doesn't come is still named.
  return isError ? <span>{name}</span> : <Skeleton width="100%" height="5rem" />
}
