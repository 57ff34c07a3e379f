import { mostBytes } from '@/shared/api/generated/uploads'
import { useTranslation } from '@/shared/i18n'
import { fileSize } from '@/shared/lib/file-size'

/** How large a file may be, in the reader's words. */
export function useLimit(): string {
  const { i18n } = useTranslation('widgets/document')
  return fileSize(mostBytes.uploadAttachment, i18n.language)
}
