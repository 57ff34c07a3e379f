import { useTranslation } from '@/shared/i18n'
import { menuItemClass } from '@/shared/ui'

const documentElement = () => document.documentElement

export const isInternalPrint = (): boolean => documentElement().dataset['print'] === 'internal'

/** Prints the screen with costs and margin. Other ways of printing give the paper or a notice. */
function printInternal() {
  documentElement().dataset['print'] = 'internal'
  addEventListener('afterprint', () => delete documentElement().dataset['print'], { once: true })
  print()
}

export function PrintInternalItem() {
  const { t } = useTranslation('widgets/document')
  return (
    <button type="button" className={menuItemClass} onClick={printInternal}>
      {t('paper.print_internal')}
    </button>
  )
}
