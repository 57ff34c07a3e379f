import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { downloadAttachment, removeAttachment } from '@/entities/document'
import { downscale, UnusablePhoto } from '@/entities/inspection'
import { useRecord, useRecordEditing } from '@/features/edit-record'
import { deleteUnqueuedPhoto, readPhoto, storePhoto } from '@/features/outbox'
import { formatProblem } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { useOnline } from '@/shared/lib/online'
import { toast } from '@/shared/ui'
import { type PhotoValues, useReport } from './use-report'

const STORAGE_KEY = 'photo_position'

/** True if the user opted in to keep the position in photos from this device. */
export const keepsPhotoPosition = (): boolean => localStorage.getItem(STORAGE_KEY) === 'kept'

export const setKeepsPhotoPosition = (keepsPosition: boolean): void =>
  keepsPosition ? localStorage.setItem(STORAGE_KEY, 'kept') : localStorage.removeItem(STORAGE_KEY)

/**
 * Returns the URL of a photo from the device or the backend, null while it is loading or if it
 * could not be loaded.
 */
export function usePhotoUrl({ id, attachment_id }: Pick<PhotoValues, 'id' | 'attachment_id'>): {
  readonly url: string | null
  readonly hasFailed: boolean
  readonly isFetching: boolean
  readonly retry: () => void
} {
  const { kind, saved } = useReport()
  const { data, isError, isFetching, refetch } = useQuery({
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
  // Null data: neither the device nor the backend has the photo.
  const hasFailed = isError || data === null
  return { url, hasFailed, isFetching, retry: () => void refetch() }
}

/**
 * Photos of a report. Each is stored on the device first, sent with the report through the outbox,
 * and removed from the device after the backend's acknowledgement.
 */
export function usePhotos() {
  const { t } = useTranslation('widgets/inspection')
  const { kind: report, saved, form, canEditPhotos } = useReport()
  const queryClient = useQueryClient()
  const { snapshots } = useRecord()
  const { save, savedId, saveDraftNow, isQueued } = useRecordEditing()
  const photos = useWatch({ control: form.control, name: 'photos' })
  const isOnline = useOnline()
  const [isPending, setPending] = useState(false)

  const updatePhotos = useCallback(
    (change: (previous: PhotoValues[]) => PhotoValues[]) =>
      form.setValue('photos', change(form.getValues('photos')), { shouldDirty: true }),
    [form],
  )

  async function addPhotos(kind: PhotoValues['kind'], files: readonly File[]) {
    for (const file of files) {
      const id = crypto.randomUUID()
      try {
        await storePhoto(id, await downscale(file, keepsPhotoPosition()))
      } catch (error) {
        toast.error(t(error instanceof UnusablePhoto ? 'photos.unusable' : 'photos.no_room'))
        continue
      }
      updatePhotos((previous) => [...previous, { id, attachment_id: '', kind, caption: '' }])
      saveDraftNow()
    }
    await send()
  }

  /** Saves the report if it is valid; otherwise the photo stays with the draft. */
  async function send() {
    const isUnsaved = () => {
      const { mistakes, isDirty } = snapshots.take()
      return mistakes.length === 0 && isDirty && !isQueued()
    }
    setPending(true)
    try {
      // Save again if a save was already running when the photo was added.
      for (let attempt = 0; attempt < 2 && isUnsaved(); attempt++) await save()
    } finally {
      setPending(false)
    }
  }

  async function remove(photo: PhotoValues) {
    updatePhotos((previous) => previous.filter(({ id }) => id !== photo.id))
    const id = savedId()
    await deleteUnqueuedPhoto(queryClient, photo.id)
    if (photo.attachment_id === '' || id === null) return
    // The report removes its reference first. If that is pending, the file stays attached.
    if (await save())
      await removeAttachment({ kind: report, id }, photo.attachment_id).catch((error: unknown) =>
        toast.error(formatProblem(error)),
      )
  }

  // Other fields may have changed during the upload, so read the current photos.
  const applyAttachmentIds = useEffectEvent(() => {
    const savedIds = new Map(saved?.photos.map(({ id, attachment_id }) => [id, attachment_id]))
    const isChanged = ({ id, attachment_id }: PhotoValues) =>
      attachment_id === '' && typeof savedIds.get(id) === 'string'
    if (form.getValues('photos').some(isChanged))
      updatePhotos((previous) =>
        previous.map((photo) =>
          isChanged(photo) ? { ...photo, attachment_id: savedIds.get(photo.id) ?? '' } : photo,
        ),
      )
  })
  useEffect(() => applyAttachmentIds(), [saved])

  const waitingCount = photos.filter(({ attachment_id }) => attachment_id === '').length
  return {
    photos,
    waitingCount,
    isPending,
    isOnline,
    canEditPhotos,
    addPhotos,
    saveDraftNow,
    send: () => void save(),
    remove,
  }
}
