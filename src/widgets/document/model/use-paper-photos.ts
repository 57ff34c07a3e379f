import { useQuery } from '@tanstack/react-query'
import { downloadAttachment, type Paper, type PaperRecord } from '@/entities/document'

/** Returns the URLs of a paper's photos, in order; undefined until all are loaded. */
export function usePaperPhotos(
  { kind, id }: PaperRecord,
  photos: Paper['photos'] | undefined,
): readonly string[] | undefined {
  const ids = photos?.map(({ attachment_id }) => attachment_id) ?? []
  const { data } = useQuery({
    queryKey: [kind, 'photos', id, ids] as const,
    queryFn: async () => {
      const files = await Promise.all(ids.map((item) => downloadAttachment({ kind, id }, item)))
      return files.map((file) => URL.createObjectURL(file))
    },
    enabled: ids.length > 0,
    // The object URLs live as long as the page.
    gcTime: Number.POSITIVE_INFINITY,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return photos && ids.length === 0 ? [] : data
}
