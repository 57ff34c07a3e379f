import { mostBytes } from '@/shared/api/generated/uploads'
import { useTranslation } from '@/shared/i18n'
import { formatFileSize } from '@/shared/lib/file-size'

/** Returns the maximum file size, formatted for the reader. */
export function useFileSizeLimit(): string {
  const { i18n } = useTranslation('widgets/document')
  return formatFileSize(mostBytes.uploadAttachment, i18n.language)
}
