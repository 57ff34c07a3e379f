import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { LANGUAGES } from '@domain/languages'
import { AuthFrame } from '@/widgets/auth-frame'
import { getHomePath, startSession } from '@/entities/session'
import { api, isInvalid, unwrap, useFormatProblem } from '@/shared/api'
import { vPasswordByLink } from '@contract/validators'
import { useDraftForm } from '@/shared/forms'
import { useReaderLanguage, useTranslation } from '@/shared/i18n'
import { Banner, Button, ErrorState, Skeleton, TextField } from '@/shared/ui'
import styles from './set-password-page.module.css'

/** Returns the parts of the mailed link: its token, '' if there is none, and its language. */
function useMailedLink() {
  const { search } = useLocation()
  const token = 'token' in search && typeof search.token === 'string' ? search.token : ''
  const language = 'language' in search ? search.language : undefined
  return { token, mailLanguage: LANGUAGES.find((each) => each === language) }
}

const linkQueryOptions = (token: string) =>
  queryOptions({
    queryKey: ['password-link', token],
    queryFn: ({ signal }) => unwrap(api.POST('/set_password/check/', { body: { token }, signal })),
    retry: false,
    // Does not repeat while the user types; saving reports a link that has expired since.
    staleTime: Infinity,
  })

/** Sets a password with the token of a mailed link, and logs in. */
export function SetPasswordPage() {
  const { t } = useTranslation('pages/set-password')
  const { token, mailLanguage } = useMailedLink()
  const link = useQuery({ ...linkQueryOptions(token), enabled: token !== '' })
  // The answer about an expired link has no language.
  useReaderLanguage(link.data?.language ?? mailLanguage)
  const formatProblem = useFormatProblem()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const form = useDraftForm({
    initialValues: { password: '' },
    schema: vPasswordByLink,
    toPayload: ({ password }) => ({ token, password }),
    send: (body) => unwrap(api.POST('/set_password/', { body })),
    onSent: (me) => {
      startSession(queryClient, me)
      // The login has cleared the cache, and a used link must not be checked again.
      queryClient.setQueryData(linkQueryOptions(token).queryKey, link.data)
      void navigate({ to: getHomePath(me.role), replace: true })
    },
  })
  const isExpired = token === '' || isInvalid(link.error) || form.getError('token') !== undefined
  return (
    <AuthFrame title={t('title')} description={isExpired ? undefined : t('words')}>
      {isExpired ? (
        <Banner tone="waiting" isAnnounced>
          {t('expired')} <Link to="/login">{t('ask_again')}</Link>
        </Banner>
      ) : link.error && !link.data ? (
        <ErrorState onRetry={() => void link.refetch()} isRetrying={link.isFetching}>
          {formatProblem(link.error)}
        </ErrorState>
      ) : !link.data ? (
        <Skeleton height="12rem" />
      ) : (
        <form className={styles.form} {...form.props}>
          <TextField
            label={t('password')}
            type="password"
            autoComplete="new-password"
            hint={t('hint')}
            className={styles.password}
            {...form.bind('password')}
          />
          {form.failure && (
            <Banner tone="blocked" isAnnounced>
              {form.failure}
            </Banner>
          )}
          <Button
            type="submit"
            variant="primary"
            size="l"
            isPending={form.isPending}
            className={styles.submit}
          >
            {t('submit')}
          </Button>
        </form>
      )}
    </AuthFrame>
  )
}
