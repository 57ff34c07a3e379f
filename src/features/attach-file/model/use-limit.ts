import { mostBytes } from '@/shared/api/generated/uploads'
import { useFormat, useTranslation } from '@/shared/i18n'

const mebibyte = 2 ** 20

/** How large a file of a deal may be, in the reader's words. */
export function useLimit(): string {
  const { t } = useTranslation('features/attach-file')
  return t('limit', { size: useFormat().number(mostBytes.uploadDealAttachment / mebibyte) })
}
