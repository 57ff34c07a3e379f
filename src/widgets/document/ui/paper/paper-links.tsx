import { Link } from '@tanstack/react-router'
import type { ShownPaper } from '@/entities/document'
import { useTranslation } from '@/shared/i18n'
import { menuItemClass } from '@/shared/ui'

/** Papers of a cargo. */
export type CargoPaperName = Exclude<
  ShownPaper,
  | 'order_confirmation'
  | 'quotation'
  | 'proforma_invoice'
  | 'invoice'
  | 'credit_note'
  | 'supply_order'
  | 'cargo_report'
  | 'supply_report'
>

/**
 * Menu items that open the papers of a document with several of them. The paper's screen downloads
 * and sends it.
 */
export function PaperLinks({ papers }: { papers: readonly CargoPaperName[] }) {
  const { t } = useTranslation('widgets/document')
  return papers.map((paper) => (
    <Link key={paper} to="." search={{ view: paper }} className={menuItemClass}>
      {t(`papers.${paper}.view`)}
    </Link>
  ))
}
