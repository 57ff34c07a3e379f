import { useRef, useState, type RefObject } from 'react'
import type { AttachmentKind } from '@/entities/document'
import { useFormat, useTranslation } from '@/shared/i18n'
import { formatFileSize } from '@/shared/lib/file-size'
import {
  Button,
  DownloadIcon,
  FileIcon,
  FileSpreadsheetIcon,
  FileTextIcon,
  IconButton,
  ImageIcon,
  Trash2Icon,
} from '@/shared/ui'
import styles from './attachments.module.css'

export interface AttachmentItem {
  readonly id: string
  readonly kind: AttachmentKind
  readonly name: string
  readonly mediaType: string
  /** In bytes. */
  readonly size: number
  readonly by: string
  /** ISO timestamp. */
  readonly at: string
  readonly canRemove: boolean
}

interface AttachmentsProps {
  items: readonly AttachmentItem[]
  onDownload: (item: AttachmentItem) => void
  onRemove: (item: AttachmentItem) => void
  /** The control that adds files; it gets the focus when the last file is removed. */
  addRef?: RefObject<HTMLElement | null>
}

const getFileIcon = (mediaType: string) => {
  if (mediaType.startsWith('image/')) return ImageIcon
  if (mediaType.includes('sheet') || mediaType.includes('csv') || mediaType.includes('excel'))
    return FileSpreadsheetIcon
  return mediaType.includes('pdf') || mediaType.startsWith('text/') ? FileTextIcon : FileIcon
}

/** Attachments of a document. Removing one asks for confirmation in place. */
export function Attachments({ items, onDownload, onRemove, addRef }: AttachmentsProps) {
  const { t, i18n } = useTranslation('widgets/document')
  const format = useFormat()
  const [confirmingId, setConfirmingId] = useState<string | null>(null)
  // The attachment whose remove button gets the focus back.
  const [focusedId, setFocusedId] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)

  function remove(item: AttachmentItem) {
    // The buttons disappear with the file, so move the focus first.
    const next = items.length > 1 ? list.current : (addRef?.current ?? list.current)
    next?.focus()
    setConfirmingId(null)
    onRemove(item)
  }

  return (
    <ul ref={list} tabIndex={-1} className={styles.list}>
      {items.map((item) => {
        const Icon = getFileIcon(item.mediaType)
        return (
          <li key={item.id} className={styles.item}>
            <Icon />
            <div className={styles.words}>
              <p className={styles.name}>{item.name}</p>
              <p className={styles.detail}>
                {t(`files.kinds.${item.kind}`)}, {formatFileSize(item.size, i18n.language)},{' '}
                {item.by}, <time dateTime={item.at}>{format.date(item.at)}</time>
              </p>
            </div>
            {confirmingId === item.id ? (
              <div
                className={styles.ask}
                role="group"
                aria-label={t('files.ask', { name: item.name })}
              >
                <Button size="s" variant="danger" autoFocus onClick={() => remove(item)}>
                  {t('files.remove')}
                </Button>
                <Button
                  size="s"
                  onClick={() => {
                    setConfirmingId(null)
                    setFocusedId(item.id)
                  }}
                >
                  {t('files.keep')}
                </Button>
              </div>
            ) : (
              <div className={styles.ask}>
                <IconButton
                  size="s"
                  label={t('files.download', { name: item.name })}
                  icon={<DownloadIcon />}
                  onClick={() => onDownload(item)}
                />
                {item.canRemove && (
                  <IconButton
                    size="s"
                    label={t('files.remove_file', { name: item.name })}
                    icon={<Trash2Icon />}
                    autoFocus={focusedId === item.id}
                    onClick={() => {
                      setConfirmingId(item.id)
                      setFocusedId(null)
                    }}
                  />
                )}
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
