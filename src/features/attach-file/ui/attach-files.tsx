import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dealAttachmentsQuery, uploadDealAttachment } from '@/entities/deal'
import { ApiProblem, problemText } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { Banner, Button, FileDrop } from '@/shared/ui'
import styles from './attach-files.module.css'

/** The largest file that the contract takes, in bytes. */
const maxBytes = 10_000_000

const accept = [
  ...['.jpg', '.jpeg', '.png', '.webp', '.heic', '.pdf'],
  ...['.docx', '.xlsx', '.pptx', '.odt', '.ods', '.odp', '.csv', '.txt'],
]

interface Upload {
  /** Also the key of the call, so that a repeated attempt attaches once. */
  readonly key: string
  readonly file: File
  readonly why: string | null
}

/** How many files a deal takes, where that is why one was refused. */
function mostFiles(error: unknown): number | undefined {
  const errors = error instanceof ApiProblem ? error.problem.errors : undefined
  return errors?.find(({ code }) => code === 'too_many')?.params?.max
}

/** Takes files and attaches them to a deal, one after the other; what failed waits for another attempt. */
export function AttachFiles({ dealId }: { dealId: string }) {
  const { t } = useTranslation('features/attach-file')
  const queryClient = useQueryClient()
  const [uploads, setUploads] = useState<readonly Upload[]>([])

  async function send(upload: Upload) {
    const change = (next: Upload | null) =>
      setUploads((all) => all.flatMap((each) => (each.key !== upload.key ? each : (next ?? []))))
    change({ ...upload, why: null })
    try {
      const attachment = await uploadDealAttachment(dealId, upload.file, upload.key)
      queryClient.setQueryData(dealAttachmentsQuery(dealId).queryKey, (before) => [attachment, ...(before ?? [])])
      change(null)
    } catch (error) {
      const max = mostFiles(error)
      change({ ...upload, why: max === undefined ? problemText(error) : t('full', { max }) })
    }
  }

  async function take(files: readonly File[]) {
    const added = files.map((file) => ({ key: crypto.randomUUID(), file, why: null }))
    setUploads((all) => [...all, ...added])
    for (const upload of added) await send(upload)
  }

  return (
    <div className={styles.uploads}>
      <FileDrop
        label={t('label')}
        kinds={t('kinds')}
        limit={t('limit')}
        accept={accept}
        maxBytes={maxBytes}
        onFiles={(files) => void take(files)}
      />
      {uploads.map((upload) =>
        upload.why === null ? (
          <p key={upload.key} role="status" className={styles.sending}>
            {t('sending', { name: upload.file.name })}
          </p>
        ) : (
          <Banner
            key={upload.key}
            tone="blocked"
            isAnnounced
            action={
              <Button size="s" onClick={() => void send(upload)}>
                {t('retry')}
              </Button>
            }
            onDismiss={() => setUploads((all) => all.filter((each) => each.key !== upload.key))}
          >
            {t('failed', { name: upload.file.name, why: upload.why })}
          </Banner>
        ),
      )}
    </div>
  )
}
