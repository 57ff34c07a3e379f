import { useTranslation } from '@/shared/i18n'
import { menuItemClass } from '@/shared/ui'

const documentElement = () => document.documentElement

/** True while the internal view is printed because the user asked for it by name. */
export const isInternalPrint = (): boolean => documentElement().dataset['print'] === 'internal'

/** Prints the screen of a document as it is, costs and margin included. Any other way of printing gives the paper or a sentence. */
function printInternal() {
  documentElement().dataset['print'] = 'internal'
  addEventListener('afterprint', () => delete documentElement().dataset['print'], { once: true })
  print()
}

/** Menu item that prints the internal view. */
export function PrintInternalItem() {
  const { t } = useTranslation('widgets/document')
  return (
    <button type="button" className={menuItemClass} onClick={printInternal}>
      {t('paper.print_internal')}
    </button>
  )
}
