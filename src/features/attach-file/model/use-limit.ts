import { mostBytes } from '@/shared/api/generated/uploads'
import { useTranslation } from '@/shared/i18n'
import { fileSize } from '@/shared/lib/file-size'

/** How large a file of a deal may be, in the reader's words. */
export function useLimit(): string {
  const { i18n } = useTranslation('features/attach-file')
  return fileSize(mostBytes.uploadDealAttachment, i18n.language)
}
