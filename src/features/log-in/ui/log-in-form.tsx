import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy } from 'valibot'
import { startSession, type Role } from '@/entities/session'
import { api, type Schemas, unwrap, useFormatProblem } from '@/shared/api'
import { vCredentials, vEmailOnly } from '@contract/validators'
import { useDraftForm } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { isRecord } from '@/shared/lib/type-guards'
import { ArrowRightIcon, Avatar, Banner, Button, TextField, toast } from '@/shared/ui'
import styles from './log-in-form.module.css'

/** Returns a function that logs in and stores the session. The caller navigates. */
function useLogIn() {
  const queryClient = useQueryClient()
  return async (credentials: Schemas['Credentials']) => {
    const me = await unwrap(api.POST('/login/', { body: credentials }))
    startSession(queryClient, me)
    return me
  }
}

/**
 * Requests a link to set a password. The response does not reveal if the address has an account.
 */
async function requestLink(email: string) {
  await unwrap(api.POST('/send_password/', { body: { email } }))
  return null
}

const vCredentialsOrEmail = lazy((payload) =>
  isRecord(payload) && 'password' in payload ? vCredentials : vEmailOnly,
)

interface LogInFormProps {
  onLoggedIn: (role: Role) => void
}

/** Form to log in with e-mail and password, or with one click in the demo. */
export function LogInForm({ onLoggedIn }: LogInFormProps) {
  const { t } = useTranslation('features/log-in')
  const formatProblem = useFormatProblem()
  const logIn = useLogIn()
  const form = useDraftForm({
    initialValues: { email: '', password: '', isLinkRequested: false },
    schema: vCredentialsOrEmail,
    toPayload: ({ email, password, isLinkRequested }) =>
      isLinkRequested ? { email } : { email, password },
    send: (payload) => ('password' in payload ? logIn(payload) : requestLink(payload.email)),
    onSent: (me) => (me ? onLoggedIn(me.role) : toast.info(t('password_sent'))),
  })
  const demo = useMutation({ mutationFn: logIn, onSuccess: (me) => onLoggedIn(me.role) })
  const { isLinkRequested } = form.values
  const failure = form.failure ?? (demo.error && formatProblem(demo.error))
  function chooseAction(action: { isLinkRequested: boolean }) {
    if (form.isPending) return
    demo.reset()
    form.setValues(action)
  }

  return (
    <>
      <form className={styles.form} {...form.props}>
        <TextField
          className={styles.field}
          label={t('email')}
          type="email"
          autoComplete="username"
          {...form.bind('email')}
          isRequired={false}
        />
        <TextField
          className={styles.field}
          label={t('password')}
          type="password"
          autoComplete="current-password"
          {...form.bind('password')}
          isRequired={false}
        />
        <Button
          type="submit"
          variant="primary"
          size="l"
          onClick={() => chooseAction({ isLinkRequested: false })}
          isPending={form.isPending && !isLinkRequested}
        >
          {t('submit')}
        </Button>
        <Button
          type="submit"
          variant="quiet"
          onClick={() => chooseAction({ isLinkRequested: true })}
          isPending={form.isPending && isLinkRequested}
        >
          {t('send_password')}
        </Button>
        {/* Below the form, so that the buttons do not move under the pointer. */}
        {failure && (
          <Banner tone="blocked" isAnnounced>
            {failure}
          </Banner>
        )}
      </form>
      <DemoPeople
        isDisabled={form.isPending || demo.isPending}
        onChoose={({ email, password }) => demo.mutate({ email, password })}
      />
    </>
  )
}

type DemoPerson = Schemas['DemoPerson']

/** Users of the demo; empty in a real installation. */
const demoPeopleQueryOptions = queryOptions({
  queryKey: ['demo-people'],
  queryFn: ({ signal }) => unwrap(api.GET('/demo_people/', { signal })),
  staleTime: Infinity,
  retry: false,
})

interface DemoPeopleProps {
  isDisabled: boolean
  onChoose: (person: DemoPerson) => void
}

/** One-click login as a demo user; renders nothing in a real installation. */
function DemoPeople({ isDisabled, onChoose }: DemoPeopleProps) {
  const { t } = useTranslation(['features/log-in', 'entities/session'])
  const { data: people = [] } = useQuery(demoPeopleQueryOptions)
  if (people.length === 0) return null
  return (
    <section className={styles.demo} aria-labelledby="demo-people">
      <h2 id="demo-people" className={styles.title}>
        {t('demo.title')}
      </h2>
      <p className={styles.hint}>{t('demo.hint')}</p>
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.email}>
            <button
              type="button"
              className={styles.person}
              disabled={isDisabled}
              onClick={() => onChoose(person)}
            >
              <Avatar name={person.name} size="s" />
              <span className={styles.who}>
                <span className={styles.role}>{t(`entities/session:role.${person.role}`)}</span>
                <span className={styles.name}>{person.name}</span>
              </span>
              <ArrowRightIcon />
            </button>
          </li>
        ))}
      </ul>
      <Link to="/outbox" className={styles.mails}>
        {t('demo.mails')}
      </Link>
    </section>
  )
}
