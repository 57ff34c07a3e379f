import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dealAttachmentsQuery, refreshDealRecord, uploadDealAttachment } from '@/entities/deal'
import { ApiProblem, problemText } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { mayPass } from './may-pass'

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

/** How many files a deal takes, where that is why one was refused. */
function mostFiles(error: unknown): number | undefined {
  const errors = error instanceof ApiProblem ? error.problem.errors : undefined
  return errors?.find(({ code }) => code === 'too_many')?.params?.max
}

/** Files on their way to a deal; what failed waits for another attempt. */
export function useUploads(dealId: string): Uploads {
  const { t } = useTranslation('features/attach-file')
  const queryClient = useQueryClient()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const { queryKey } = dealAttachmentsQuery(dealId)

  const forget = ({ key }: Upload) => setUploads((all) => all.filter((each) => each.key !== key))
  const change = ({ key }: Upload, part: Pick<Upload, 'share' | 'why' | 'mayPass'>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...part } : each)))

  async function send(upload: Upload) {
    const { file, key, stopper } = upload
    if (stopper.signal.aborted) return
    change(upload, { share: 0, why: null, mayPass: true })
    const onSent = (share: number) => change(upload, { share, why: null, mayPass: true })
    try {
      const attachment = await uploadDealAttachment(dealId, file, key, { signal: stopper.signal, onSent })
      queryClient.setQueryData(queryKey, (before) => before && [attachment, ...before.filter(({ id }) => id !== attachment.id)])
      forget(upload)
      void refreshDealRecord(queryClient, dealId)
    } catch (error) {
      // It may have come whole all the same: only the backend knows.
      if (stopper.signal.aborted) return void queryClient.invalidateQueries({ queryKey })
      const max = mostFiles(error)
      change(upload, { share: 0, why: max === undefined ? problemText(error) : t('full', { max }), mayPass: mayPass(error) })
    }
  }

  async function sendAll(files: readonly File[]) {
    const added = files.map((file): Upload => {
      return { key: crypto.randomUUID(), file, share: 0, why: null, mayPass: true, stopper: new AbortController() }
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
