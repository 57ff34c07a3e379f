import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { ApiProblem, useFormatProblem, type Schemas } from '@/shared/api'
import { fileEndings, maxBytes } from '@contract/uploads'
import { useTranslation } from '@/shared/i18n'
import { formatFileSize } from '@/shared/lib/file-size'
import { Banner, Button, FileDrop, Skeleton } from '@/shared/ui'
import { DocumentSection } from '@/widgets/document'
import { logoQueryOptions, cacheLogo, removeLogo, uploadLogo } from '../model/settings-queries'
import styles from './settings.module.css'

const ACCEPT = fileEndings.uploadLogo.map((ending) => `.${ending}`)

/** The logo with a preview. It is stored at once, not with the other settings. */
export function LogoSection({ logo }: { logo: Schemas['Logo'] | null }) {
  const { t, i18n } = useTranslation('pages/settings')
  const queryClient = useQueryClient()
  const formatError = useFormatLogoError()
  // Null removes the logo.
  const change = useMutation({
    mutationFn: async (file: File | null) => {
      if (file) return uploadLogo(file)
      await removeLogo()
      return null
    },
    onSuccess: (stored) => cacheLogo(queryClient, stored),
  })
  return (
    <DocumentSection title={t('field.logo')} layout="whole">
      <div className={styles.logo}>
        {change.error && (
          <Banner tone="blocked" isAnnounced>
            {formatError(change.error)}
          </Banner>
        )}
        {logo ? (
          <>
            <LogoPreview logo={logo} />
            <Button
              size="s"
              isPending={change.isPending}
              className={styles.action}
              onClick={() => change.mutate(null)}
            >
              {t('logo.remove')}
            </Button>
          </>
        ) : (
          <p className={styles.none}>{t('logo.none')}</p>
        )}
        <FileDrop
          isSingle
          label={t('logo.file')}
          accept={ACCEPT}
          maxBytes={maxBytes.uploadLogo}
          kinds="PNG, JPEG"
          limit={formatFileSize(maxBytes.uploadLogo, i18n.language)}
          isDisabled={change.isPending}
          onFiles={([file]) => file && change.mutate(file)}
        />
      </div>
    </DocumentSection>
  )
}

/** The logo on white, as papers show it. */
function LogoPreview({ logo }: { logo: Schemas['Logo'] }) {
  const { t } = useTranslation('pages/settings')
  const { data, isError } = useQuery(logoQueryOptions(logo.sha256))
  const url = useMemo(() => (data ? URL.createObjectURL(data) : null), [data])
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  return (
    <figure className={styles.preview}>
      {url && <img data-theme="light" src={url} alt={t('field.logo')} />}
      {!url && !isError && <Skeleton width="12rem" height="4rem" />}
      <figcaption className={styles.none}>{logo.name}</figcaption>
    </figure>
  )
}

/** Returns a formatter for errors of an upload. */
function useFormatLogoError(): (error: unknown) => string {
  const { t, i18n } = useTranslation('pages/settings')
  const formatProblem = useFormatProblem()
  return (error) => {
    if (!(error instanceof ApiProblem)) return formatProblem(error)
    const { code, errors } = error.problem
    if (code === 'unsupported_file') return t('logo.unsupported')
    if (code === 'too_large')
      return t('logo.too_large', { limit: formatFileSize(maxBytes.uploadLogo, i18n.language) })
    const fault = errors?.[0]
    switch (fault?.code) {
      case 'incomplete_file':
        return t('logo.incomplete')
      case 'too_many_pixels':
        return t('logo.too_many_pixels')
      case 'too_few_pixels':
        return t('logo.too_few_pixels', { min: fault.params?.min })
      case 'unreadable_image':
        return t('logo.unreadable')
      default:
        return formatProblem(error)
    }
  }
}
