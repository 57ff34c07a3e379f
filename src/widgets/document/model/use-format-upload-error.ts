import { ApiProblem, Unreachable, useFormatProblem } from '@/shared/api'
import { fileEndings } from '@/shared/api/generated/uploads'
import { useTranslation } from '@/shared/i18n'
import { useFileSizeLimit } from './use-file-size-limit'

/** Returns the limit that the file exceeded; undefined if it was refused for another reason. */
const exceededLimit = ({ problem }: ApiProblem, code: 'too_many' | 'too_long') =>
  problem.errors?.find((each) => each.code === code)?.params?.max

/** Why a file did not come, and what to do. */
export function useFormatUploadError(): (error: unknown) => string {
  const { t } = useTranslation('widgets/document')
  const problemText = useFormatProblem()
  const limit = useFileSizeLimit()
  return (error) => {
    // Nothing was typed that could be kept: the file is where it was.
    if (error instanceof Unreachable && !navigator.onLine) return t('upload.offline')
    if (!(error instanceof ApiProblem)) return problemText(error)
    const max = exceededLimit(error, 'too_many')
    if (max !== undefined) return t('upload.full', { max })
    const longest = exceededLimit(error, 'too_long')
    if (longest !== undefined) return t('upload.name_too_long', { max: longest })
    const { code, errors } = error.problem
    if (errors?.some((each) => each.code === 'incomplete_file')) return t('upload.incomplete_file')
    if (code === 'too_large') return t('upload.too_large', { limit })
    return code === 'unsupported_file'
      ? t('upload.unsupported_file', { kinds: fileEndings.uploadAttachment.join(', ') })
      : problemText(error)
  }
}
