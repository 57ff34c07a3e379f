import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { type PaperRecord, papersQueryOptions, type ShownPaper } from '@/entities/document'
import { useTranslation } from '@/shared/i18n'
import { focusHeadline } from '@/shared/lib/headline'
import { menuItemClass } from '@/shared/ui'
import { useDownloadPaper } from '../../model/use-download-paper'
import { SendPaperDialog } from './lazy-send-paper-dialog'

/** Papers of deals and supplies. */
type MenuPaper = Extract<
  ShownPaper,
  'order_confirmation' | 'quotation' | 'proforma_invoice' | 'supply_order'
>

interface PaperMenuItemsProps {
  record: PaperRecord
  papers: readonly MenuPaper[]
  /** False until the menu was opened; the permission to send is not loaded before. */
  wasMenuOpened: boolean
}

/** Menu items of a document that show its papers and download them as PDFs. */
export function PaperMenuItems({ record, papers, wasMenuOpened }: PaperMenuItemsProps) {
  const { t } = useTranslation('widgets/document')
  const download = useDownloadPaper(record)
  const { data: versions = [] } = useQuery({
    ...papersQueryOptions(record),
    enabled: wasMenuOpened,
  })
  const [sending, setSending] = useState<MenuPaper | null>(null)
  const wasSending = useRef(false)
  useEffect(() => {
    // The pressed item is hidden with its menu, so move the focus.
    if (wasSending.current && sending === null) focusHeadline()
    wasSending.current = sending !== null
  }, [sending])
  const items = papers.map((paper) => (
    <span key={paper}>
      <Link to="." search={{ view: paper }} className={menuItemClass}>
        {t(`papers.${paper}.view`)}
      </Link>
      <button
        type="button"
        aria-disabled={download.isPending || undefined}
        className={menuItemClass}
        onClick={() => download.isPending || download.mutate({ paper })}
      >
        {t(`papers.${paper}.download`)}
      </button>
      {versions.some((version) => version.paper === paper && version.can_send) && (
        <button type="button" className={menuItemClass} onClick={() => setSending(paper)}>
          {t(`papers.${paper}.send`)}
        </button>
      )}
    </span>
  ))
  return (
    <>
      {items}
      {sending && (
        <SendPaperDialog
          record={record}
          choice={{ paper: sending }}
          onClose={() => setSending(null)}
        />
      )}
    </>
  )
}
