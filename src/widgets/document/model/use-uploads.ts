import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  attachmentsQuery,
  refreshKept,
  uploadAttachment,
  type RecordRef,
} from '@/entities/document'
import { mayPass } from './may-pass'
import { useSayWhy } from './use-say-why'

export interface Upload {
  /** Also the key of the call, so that a repeated attempt attaches once. */
  readonly key: string
  readonly file: File
  /** How much of it has gone, from 0 to 1. */
  readonly share: number
  /** Why it failed; null while it is under way. */
  readonly why: string | null
  /** Whether another attempt could end otherwise, once it failed. */
  readonly mayPass: boolean
  readonly stopper: AbortController
}

interface Uploads {
  readonly uploads: readonly Upload[]
  /** Sends them, one after the other. */
  take(files: readonly File[]): void
  retry(upload: Upload): void
  /** Stops it where it is under way, and forgets it. */
  drop(upload: Upload): void
}

/** Files on their way to a record; what failed waits for another attempt. */
export function useUploads(record: RecordRef): Uploads {
  const sayWhy = useSayWhy()
  const queryClient = useQueryClient()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const { queryKey } = attachmentsQuery(record)

  const forget = ({ key }: Upload) => setUploads((all) => all.filter((each) => each.key !== key))
  const change = ({ key }: Upload, part: Pick<Upload, 'share' | 'why' | 'mayPass'>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...part } : each)))

  async function send(upload: Upload) {
    const { file, key, stopper } = upload
    if (stopper.signal.aborted) return
    change(upload, { share: 0, why: null, mayPass: true })
    const onSent = (share: number) => change(upload, { share, why: null, mayPass: true })
    try {
      const attachment = await uploadAttachment(record, file, key, {
        signal: stopper.signal,
        onSent,
      })
      queryClient.setQueryData(
        queryKey,
        (before) => before && [attachment, ...before.filter(({ id }) => id !== attachment.id)],
      )
      forget(upload)
      void refreshKept(queryClient, record)
    } catch (error) {
      // The upload may have been complete before it was stopped; only the backend knows.
      if (stopper.signal.aborted) return void queryClient.invalidateQueries({ queryKey })
      change(upload, { share: 0, why: sayWhy(error), mayPass: mayPass(error) })
    }
  }

  async function sendAll(files: readonly File[]) {
    const added = files.map((file): Upload => {
      return {
        key: crypto.randomUUID(),
        file,
        share: 0,
        why: null,
        mayPass: true,
        stopper: new AbortController(),
      }
    })
    setUploads((all) => [...all, ...added])
    for (const upload of added) await send(upload)
  }

  return {
    uploads,
    take: (files) => void sendAll(files),
    retry: (upload) => void send(upload),
    drop: (upload) => {
      upload.stopper.abort()
      forget(upload)
    },
  }
}
