import { maxBytes, fileEndings } from '@contract/uploads'
import { useTranslation } from '@/shared/i18n'
import { formatFileSize } from '@/shared/lib/file-size'
import { toast } from '@/shared/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import {
  attachmentsQueryOptions,
  type AttachmentKind,
  type RecordRef,
  refreshRecordExtras,
  uploadAttachment,
} from '@/entities/document'
import { ApiProblem, type Problem, Unreachable, useFormatProblem } from '@/shared/api'

/** Returns the limit that the file exceeded; undefined for other errors. */
const getExceededLimit = ({ problem }: ApiProblem, code: 'too_many' | 'too_long') =>
  problem.errors?.find((item) => item.code === code)?.params?.max

/** Returns a formatter for upload errors. */
export function useFormatUploadError(): (error: unknown) => string {
  const { t } = useTranslation('widgets/document')
  const formatProblem = useFormatProblem()
  const limit = useFileSizeLimit()
  return (error) => {
    // The usual offline text promises to keep input, but the file was not uploaded.
    if (error instanceof Unreachable && !navigator.onLine) return t('upload.offline')
    if (!(error instanceof ApiProblem)) return formatProblem(error)
    const max = getExceededLimit(error, 'too_many')
    if (max !== undefined) return t('upload.full', { max })
    const maxLength = getExceededLimit(error, 'too_long')
    if (maxLength !== undefined) return t('upload.name_too_long', { max: maxLength })
    const { code, errors } = error.problem
    if (errors?.some((item) => item.code === 'incomplete_file')) return t('upload.incomplete_file')
    if (errors?.some((item) => item.code === 'too_many_pixels')) return t('upload.too_many_pixels')
    if (code === 'too_large') return t('upload.too_large', { limit })
    return code === 'unsupported_file'
      ? t('upload.unsupported_file', { kinds: fileEndings.uploadAttachment.join(', ') })
      : formatProblem(error)
  }
}

/** Errors that a retry cannot resolve. */
const PERMANENT_ERROR_CODES: readonly Problem['code'][] = [
  'too_large',
  'unsupported_file',
  'forbidden',
  'not_found',
  'not_allowed_now',
]

/** Errors of a file that stay the same however often it is sent. */
const UNSENDABLE_FILE_CODES: readonly string[] = ['incomplete_file', 'too_many_pixels', 'too_long']

/** True if a retry of the failed upload could succeed. */
export const isRetryable = (error: unknown): boolean =>
  !(
    error instanceof ApiProblem &&
    (PERMANENT_ERROR_CODES.includes(error.problem.code) ||
      error.problem.errors?.some(({ code }) => UNSENDABLE_FILE_CODES.includes(code)))
  )

export interface Upload {
  /** Also the idempotency key, so that a retry attaches the file once. */
  readonly key: string
  readonly file: File
  readonly kind: AttachmentKind
  /** Uploaded fraction, from 0 to 1. */
  readonly progress: number
  /** Null while the upload is running. */
  readonly errorText: string | null
  /** True if a retry of the failed upload could succeed. */
  readonly isRetryable: boolean
  readonly abortController: AbortController
}

interface Uploads {
  readonly uploads: readonly Upload[]
  /** Uploads the files one after another, as files of the kind. */
  add(files: readonly File[], kind: AttachmentKind): void
  retry(upload: Upload): void
  /** Aborts the upload if it is running, and removes it. */
  remove(upload: Upload): void
}

/** Pending uploads of a record; a failed one can be retried. */
export function useUploads(record: RecordRef): Uploads {
  const { t } = useTranslation('widgets/document')
  const formatUploadError = useFormatUploadError()
  const queryClient = useQueryClient()
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => void (isOpen.current = false)
  }, [])
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const { queryKey } = attachmentsQueryOptions(record)

  const removeUpload = ({ key }: Upload) =>
    setUploads((previous) => previous.filter((item) => item.key !== key))
  const updateUpload = (
    { key }: Upload,
    part: Pick<Upload, 'progress' | 'errorText' | 'isRetryable'>,
  ) =>
    setUploads((previous) =>
      previous.map((item) => (item.key === key ? { ...item, ...part } : item)),
    )

  async function send(upload: Upload) {
    const { file, kind, key, abortController } = upload
    if (abortController.signal.aborted) return
    updateUpload(upload, { progress: 0, errorText: null, isRetryable: true })
    const onSent = (ratio: number) =>
      updateUpload(upload, { progress: ratio, errorText: null, isRetryable: true })
    try {
      const attachment = await uploadAttachment(record, file, key, {
        kind,
        signal: abortController.signal,
        onSent,
      })
      queryClient.setQueryData(
        queryKey,
        (previous) =>
          previous && [attachment, ...previous.filter(({ id }) => id !== attachment.id)],
      )
      removeUpload(upload)
      void refreshRecordExtras(queryClient, record)
    } catch (error) {
      // The upload may have finished before the abort; only the backend knows.
      if (abortController.signal.aborted) return void queryClient.invalidateQueries({ queryKey })
      const errorText = formatUploadError(error)
      updateUpload(upload, { progress: 0, errorText, isRetryable: isRetryable(error) })
      if (!isOpen.current)
        toast.error(
          isRetryable(error)
            ? t('upload.attach_again', { name: file.name })
            : t('upload.failed', { name: file.name, why: errorText }),
        )
    }
  }

  /** Sends the uploads one after another. The browser asks before it closes the page meanwhile. */
  async function sendInOrder(added: readonly Upload[]) {
    const askToStay = (event: Event) => event.preventDefault()
    globalThis.addEventListener('beforeunload', askToStay)
    try {
      for (const upload of added) await send(upload)
    } finally {
      globalThis.removeEventListener('beforeunload', askToStay)
    }
  }

  async function sendAll(files: readonly File[], kind: AttachmentKind) {
    const added = files.map((file): Upload => {
      return {
        key: crypto.randomUUID(),
        file,
        kind,
        progress: 0,
        errorText: null,
        isRetryable: true,
        abortController: new AbortController(),
      }
    })
    setUploads((previous) => [...previous, ...added])
    await sendInOrder(added)
  }

  return {
    uploads,
    add: (files, kind) => void sendAll(files, kind),
    retry: (upload) => void sendInOrder([upload]),
    remove: (upload) => {
      upload.abortController.abort()
      removeUpload(upload)
    },
  }
}

/** Returns the maximum file size, formatted for the reader. */
export function useFileSizeLimit(): string {
  const { i18n } = useTranslation('widgets/document')
  return formatFileSize(maxBytes.uploadAttachment, i18n.language)
}
