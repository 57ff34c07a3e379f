import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from '@/shared/i18n'
import { formatFileSize } from '@/shared/lib/file-size'
import { Banner, Button, FileDrop, toast } from '@/shared/ui'
import type { SheetFailure } from '../model/use-sheet-import'
import styles from './sheet-import.module.css'

const ACCEPT = ['.xlsx', '.csv']

/** Usual limit of a file, bytes. */
const MAX_BYTES = 5_000_000

interface Props {
  /** Why the last file was refused. */
  failure: SheetFailure | null
  /** Texts by reason; one for feet and inches exists. */
  failureTexts: Readonly<Partial<Record<SheetFailure, string>>>
  /** Instructions. */
  text: string
  /** Label of the field. */
  label: string
  /** Bytes. */
  maxBytes?: number
  /** Buttons above the field. */
  children?: ReactNode
  onFile(file: File): void
}

/** Field for the file of a sheet, with the reason why the last one was refused. */
export function ChooseSheet({
  failure,
  failureTexts,
  text,
  label,
  maxBytes = MAX_BYTES,
  children,
  onFile,
}: Props) {
  const { t, i18n } = useTranslation('features/read-sheet')
  return (
    <>
      {failure && (
        <Banner tone="blocked" isAnnounced>
          {{ imperial: t('imperial'), ...failureTexts }[failure]}
        </Banner>
      )}
      <p>{text}</p>
      {children}
      <FileDrop
        isSingle
        label={label}
        accept={ACCEPT}
        maxBytes={maxBytes}
        kinds="Excel (.xlsx), .csv"
        limit={formatFileSize(maxBytes, i18n.language)}
        onFiles={([file]) => file && onFile(file)}
      />
    </>
  )
}

interface DownloadProps {
  failureText: string
  download(signal: AbortSignal): Promise<void>
}

/** Button that downloads a sheet to fill in. Leaving the screen stops the download. */
export function DownloadSheet({ failureText, download }: DownloadProps) {
  const { t } = useTranslation('features/read-sheet')
  const [isBusy, setBusy] = useState(false)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  async function start() {
    const controller = new AbortController()
    running.current = controller
    setBusy(true)
    try {
      await download(controller.signal)
    } catch {
      if (!controller.signal.aborted) toast.error(failureText)
    }
    setBusy(false)
  }
  return (
    <div className={styles.buttons}>
      <Button isPending={isBusy} onClick={() => void start()}>
        {t('import.download')}
      </Button>
    </div>
  )
}
