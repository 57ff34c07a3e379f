import { mostBytes } from '@/shared/api/generated/uploads'
import { useTranslation } from '@/shared/i18n'
import { formatFileSize } from '@/shared/lib/file-size'

/** How large a file may be, in the reader's words. */
export function useFileSizeLimit(): string {
  const { i18n } = useTranslation('widgets/document')
  return formatFileSize(mostBytes.uploadAttachment, i18n.language)
}
