import { ApiProblem, Unreachable, useProblemText } from '@/shared/api'
import { fileEndings } from '@/shared/api/generated/uploads'
import { useTranslation } from '@/shared/i18n'
import { useLimit } from './use-limit'

/** How many files a deal takes, where that is why one was refused. */
const mostFiles = ({ problem }: ApiProblem) => problem.errors?.find(({ code }) => code === 'too_many')?.params?.max

/** Why a file did not come, and what to do. */
export function useSayWhy(): (error: unknown) => string {
  const { t } = useTranslation('features/attach-file')
  const problemText = useProblemText()
  const limit = useLimit()
  return (error) => {
    // Nothing was typed that could be kept: the file is where it was.
    if (error instanceof Unreachable && !navigator.onLine) return t('offline')
    if (!(error instanceof ApiProblem)) return problemText(error)
    const max = mostFiles(error)
    if (max !== undefined) return t('full', { max })
    const { code } = error.problem
    if (code === 'too_large') return t('too_large', { limit })
    return code === 'unsupported_file' ? t('unsupported_file', { kinds: fileEndings.uploadDealAttachment.join(', ') }) : problemText(error)
  }
}
