import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  attachmentsQueryOptions,
  refreshRecordExtras,
  uploadAttachment,
  type RecordRef,
} from '@/entities/document'
import { isRetryable } from './is-retryable'
import { useFormatUploadError } from './use-format-upload-error'

export interface Upload {
  /** Also the key of the call, so that a repeated attempt attaches once. */
  readonly key: string
  readonly file: File
  /** How much of it has gone, from 0 to 1. */
  readonly progress: number
  /** Why it failed; null while it is under way. */
  readonly errorText: string | null
  /** Whether another attempt could end otherwise, once it failed. */
  readonly isRetryable: boolean
  readonly abortController: AbortController
}

interface Uploads {
  readonly uploads: readonly Upload[]
  /** Sends them, one after the other. */
  add(files: readonly File[]): void
  retry(upload: Upload): void
  /** Stops it where it is under way, and forgets it. */
  remove(upload: Upload): void
}

/** Files on their way to a record; what failed waits for another attempt. */
export function useUploads(record: RecordRef): Uploads {
  const sayWhy = useFormatUploadError()
  const queryClient = useQueryClient()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const { queryKey } = attachmentsQueryOptions(record)

  const forget = ({ key }: Upload) => setUploads((all) => all.filter((each) => each.key !== key))
  const change = ({ key }: Upload, part: Pick<Upload, 'progress' | 'errorText' | 'isRetryable'>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...part } : each)))

  async function send(upload: Upload) {
    const { file, key, abortController } = upload
    if (abortController.signal.aborted) return
    change(upload, { progress: 0, errorText: null, isRetryable: true })
    const onSent = (share: number) =>
      change(upload, { progress: share, errorText: null, isRetryable: true })
    try {
      const attachment = await uploadAttachment(record, file, key, {
        signal: abortController.signal,
        onSent,
      })
      queryClient.setQueryData(
        queryKey,
        (before) => before && [attachment, ...before.filter(({ id }) => id !== attachment.id)],
      )
      forget(upload)
      void refreshRecordExtras(queryClient, record)
    } catch (error) {
      // The upload may have been complete before it was stopped; only the backend knows.
      if (abortController.signal.aborted) return void queryClient.invalidateQueries({ queryKey })
      change(upload, { progress: 0, errorText: sayWhy(error), isRetryable: isRetryable(error) })
    }
  }

  async function sendAll(files: readonly File[]) {
    const added = files.map((file): Upload => {
      return {
        key: crypto.randomUUID(),
        file,
        progress: 0,
        errorText: null,
        isRetryable: true,
        abortController: new AbortController(),
      }
    })
    setUploads((all) => [...all, ...added])
    for (const upload of added) await send(upload)
  }

  return {
    uploads,
    add: (files) => void sendAll(files),
    retry: (upload) => void send(upload),
    remove: (upload) => {
      upload.abortController.abort()
      forget(upload)
    },
  }
}
