import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { removeAttachment, uploadAttachment } from '@/entities/document'
import { downscale, dropPhoto, keepPhoto, keptPhoto } from '@/entities/inspection'
import { useRecordWork } from '@/features/edit-record'
import { ApiProblem, problemText, Unreachable } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { useOnline } from '@/shared/lib/online'
import { toast } from '@/shared/ui'
import { useReport, type PhotoValues, type Report } from './use-report'

/**
 * The photos of a report, and what sends them: each is kept on the device before anything else, goes once there is a network and a report that it
 * can belong to, and leaves the device when the backend has it. What is sent twice is kept once, by its id.
 */
export function usePhotos() {
  const { t } = useTranslation('widgets/inspection')
  const { kind: report, saved, fields, mayWritePhotos: mayWrite } = useReport()
  const { save, savedId } = useRecordWork()
  const photos = useWatch({ control: fields.control, name: 'photos' })
  const isOnline = useOnline()
  const [isPending, setPending] = useState(false)
  const running = useRef(false)

  const put = useCallback(
    (change: (before: PhotoValues[]) => PhotoValues[]) => fields.setValue('photos', change(fields.getValues('photos')), { shouldDirty: true }),
    [fields],
  )

  async function take(kind: PhotoValues['kind'], files: readonly File[]) {
    for (const file of files) {
      const id = crypto.randomUUID()
      try {
        await keepPhoto(id, await downscale(file))
      } catch {
        toast.error(t('photos.no_room'))
        return
      }
      put((before) => [...before, { id, attachment_id: '', kind, caption: '' }])
    }
    await send()
  }

  /** Sends what waits, one photo after the other. */
  async function send() {
    if (running.current || !navigator.onLine || !mayWrite) return
    running.current = true
    setPending(true)
    try {
      await sendAll()
    } finally {
      running.current = false
      setPending(false)
    }
  }

  async function sendAll() {
    const isWaiting = () => fields.getValues('photos').filter(({ attachment_id }) => attachment_id === '')
    if (isWaiting().length === 0) return
    const id = savedId() ?? (await save())?.id
    if (!id) return
    for (const photo of isWaiting()) {
      const kept = await keptPhoto(photo.id).catch(() => undefined)
      if (!kept) continue
      const file = new File([kept.bytes], kept.name, { type: kept.type })
      try {
        const how = { signal: new AbortController().signal, onSent: () => {} }
        const attachment = await uploadAttachment({ kind: report, id }, file, photo.id, how)
        put((before) => before.map((each) => (each.id === photo.id ? { ...each, attachment_id: attachment.id } : each)))
      } catch (error) {
        if (error instanceof Unreachable) return
        if (error instanceof ApiProblem) toast.error(problemText(error))
        return
      }
    }
    // The report has to know them before they leave the device.
    const done = await save()
    if (!done) return
    const known = (done as unknown as Report).photos.flatMap(({ id: photo, attachment_id }) => (attachment_id === null ? [] : photo))
    await Promise.all(known.map((each) => dropPhoto(each).catch(() => undefined)))
  }

  async function remove(photo: PhotoValues) {
    put((before) => before.filter(({ id }) => id !== photo.id))
    await dropPhoto(photo.id).catch(() => undefined)
    const id = savedId()
    if (photo.attachment_id === '' || id === null) return
    await save()
    await removeAttachment({ kind: report, id }, photo.attachment_id).catch((error: unknown) => toast.error(problemText(error)))
  }

  const waits = photos.filter(({ attachment_id }) => attachment_id === '').length
  const flush = useEffectEvent(() => void send())
  useEffect(() => {
    if (waits > 0 && isOnline && saved) flush()
  }, [waits, isOnline, saved])
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && flush()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])

  return { photos, waits, isPending, isOnline, mayWrite, take, send: () => void send(), remove }
}
