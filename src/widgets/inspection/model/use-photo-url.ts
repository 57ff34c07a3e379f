import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { downloadAttachment } from '@/entities/document'
import { readPhoto } from '@/features/outbox'
import { useReport, type PhotoValues } from './use-report'

/**
 * Returns the URL of a photo from the device or the backend; null while loading or if neither has
 * it.
 */
export function usePhotoUrl({
  id,
  attachment_id,
}: Pick<PhotoValues, 'id' | 'attachment_id'>): string | null {
  const { kind, saved } = useReport()
  const { data } = useQuery({
    queryKey: [kind, 'photo', id, attachment_id],
    queryFn: async (): Promise<Blob | null> => {
      const stored = await readPhoto(id).catch(() => undefined)
      if (stored) return new Blob([stored.bytes], { type: stored.type })
      if (attachment_id === '' || !saved) return null
      return downloadAttachment({ kind, id: saved.id }, attachment_id)
    },
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  })
  const url = useMemo(() => (data ? URL.createObjectURL(data) : null), [data])
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  return url
}
