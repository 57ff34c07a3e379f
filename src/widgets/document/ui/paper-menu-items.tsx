import { Link } from '@tanstack/react-router'
import type { PaperName, PaperRecord } from '@/entities/document'
import { useTranslation } from '@/shared/i18n'
import { menuItemClass } from '@/shared/ui'
import { useDownloadPaper } from '../model/use-download-paper'

interface PaperMenuItemsProps {
  readonly record: PaperRecord
  readonly papers: readonly PaperName[]
}

/** Menu items of a document that show its papers and download them as PDFs. */
export function PaperMenuItems({ record, papers }: PaperMenuItemsProps) {
  const { t } = useTranslation('widgets/document')
  const download = useDownloadPaper(record)
  return papers.map((paper) => (
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
    </span>
  ))
}
