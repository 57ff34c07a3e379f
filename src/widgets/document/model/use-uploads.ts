import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  attachmentsQueryOptions,
  type RecordRef,
  refreshRecordExtras,
  uploadAttachment,
} from '@/entities/document'
import { ApiProblem, type Problem, Unreachable, useFormatProblem } from '@/shared/api'
import { fileEndings } from '@/shared/api/generated/uploads'
import { useTranslation } from '@/shared/i18n'
import { useFileSizeLimit } from './use-file-size-limit'

/** Returns the limit that the file exceeded; undefined if it was refused for another reason. */
const exceededLimit = ({ problem }: ApiProblem, code: 'too_many' | 'too_long') =>
  problem.errors?.find((each) => each.code === code)?.params?.max

/** Why a file did not come, and what to do. */
export function useFormatUploadError(): (error: unknown) => string {
  const { t } = useTranslation('widgets/document')
  const problemText = useFormatProblem()
  const limit = useFileSizeLimit()
  return (error) => {
    // Nothing was typed that could be kept: the file is where it was.
    if (error instanceof Unreachable && !navigator.onLine) return t('upload.offline')
    if (!(error instanceof ApiProblem)) return problemText(error)
    const max = exceededLimit(error, 'too_many')
    if (max !== undefined) return t('upload.full', { max })
    const longest = exceededLimit(error, 'too_long')
    if (longest !== undefined) return t('upload.name_too_long', { max: longest })
    const { code, errors } = error.problem
    if (errors?.some((each) => each.code === 'incomplete_file')) return t('upload.incomplete_file')
    if (code === 'too_large') return t('upload.too_large', { limit })
    return code === 'unsupported_file'
      ? t('upload.unsupported_file', { kinds: fileEndings.uploadAttachment.join(', ') })
      : problemText(error)
  }
}

/** Refusals that stay, however often the file is sent. */
const permanentErrorCodes: readonly Problem['code'][] = [
  'too_large',
  'unsupported_file',
  'forbidden',
  'not_found',
  'not_allowed_now',
]

/** Whether a file that failed could get through another time. */
export const isRetryable = (error: unknown): boolean =>
  !(
    error instanceof ApiProblem &&
    (permanentErrorCodes.includes(error.problem.code) ||
      error.problem.errors?.some(({ code }) => code === 'incomplete_file' || code === 'too_long'))
  )

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
