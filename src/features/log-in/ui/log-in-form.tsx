import { type SubmitEvent, useRef, useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { auth, meQueryOptions, type Role } from '@/entities/session'
import { api, ApiProblem, type Schemas, unwrap, useFormatProblem } from '@/shared/api'
import { formatFieldError } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { Banner, Button, TextField, toast } from '@/shared/ui'
import { DemoPeople } from './demo-people'
import styles from './log-in-form.module.css'

/** Logs in and stores the session. The caller navigates. */
function useLogIn() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (credentials: Schemas['Credentials']) =>
      unwrap(api.POST('/login/', { body: credentials })),
    onSuccess: (me) => {
      // Remove the previous user's data.
      queryClient.clear()
      queryClient.setQueryData(meQueryOptions.queryKey, me)
      auth.logIn(me.role, me.is_terms_agreed)
    },
  })
}

/**
 * Requests a link to set a password. The response does not reveal if the address has an account.
 */
const useSendPassword = () =>
  useMutation({
    mutationFn: (email: string) => unwrap(api.POST('/send_password/', { body: { email } })),
  })

interface LogInFormProps {
  onLoggedIn: (role: Role) => void
}

type Field = 'email' | 'password'

/** Form to log in with e-mail and password, or with one click in the demo. */
export function LogInForm({ onLoggedIn }: LogInFormProps) {
  const { t } = useTranslation(['features/log-in', 'shared/forms'])
  const formatProblem = useFormatProblem()
  const logIn = useLogIn()
  const sendPassword = useSendPassword()
  const [credentials, setCredentials] = useState({ email: '', password: '' })
  const [emptyFields, setEmptyFields] = useState<readonly Field[]>([])
  const emailRef = useRef<HTMLInputElement>(null)
  const passwordRef = useRef<HTMLInputElement>(null)
  const focus = (field: Field) => (field === 'email' ? emailRef : passwordRef).current?.focus()

  const failure = logIn.error ?? sendPassword.error
  const fieldErrors = failure instanceof ApiProblem ? (failure.problem.errors ?? []) : []
  const getError = (field: Field) => {
    if (emptyFields.includes(field)) return formatFieldError({ code: 'required' }, field)
    const error = fieldErrors.find(({ pointer }) => pointer === `/${field}`)
    return error && formatFieldError(error, field)
  }

  function logInAs(account: typeof credentials) {
    sendPassword.reset()
    logIn.mutate(account, {
      onSuccess: (me) => onLoggedIn(me.role),
      onError: (error) => {
        const isAtEmail =
          error instanceof ApiProblem && error.problem.errors?.[0]?.pointer === '/email'
        focus(isAtEmail ? 'email' : 'password')
      },
    })
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const missing = (['email', 'password'] as const).filter((field) => !credentials[field])
    setEmptyFields(missing)
    if (missing[0]) {
      toast.formValidationError()
      focus(missing[0])
    } else logInAs(credentials)
  }

  function sendLink() {
    logIn.reset()
    setEmptyFields(credentials.email ? [] : ['email'])
    if (!credentials.email) {
      toast.formValidationError()
      focus('email')
    } else
      sendPassword.mutate(credentials.email, {
        onSuccess: () => toast.info(t('password_sent')),
        onError: () => focus('email'),
      })
  }

  const change = (field: Field) => (value: string) => {
    setCredentials({ ...credentials, [field]: value })
    setEmptyFields(emptyFields.filter((name) => name !== field))
  }

  return (
    <>
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField
          ref={emailRef}
          className={styles.field}
          label={t('email')}
          type="email"
          name="email"
          autoComplete="username"
          value={credentials.email}
          onChange={change('email')}
          error={getError('email')}
        />
        <TextField
          ref={passwordRef}
          className={styles.field}
          label={t('password')}
          type="password"
          name="password"
          autoComplete="current-password"
          value={credentials.password}
          onChange={change('password')}
          error={getError('password')}
        />
        <Button type="submit" variant="primary" size="l" isPending={logIn.isPending}>
          {t('submit')}
        </Button>
        <Button variant="quiet" onClick={sendLink} isPending={sendPassword.isPending}>
          {t('send_password')}
        </Button>
        {/* Below the form, so that the buttons do not move under the pointer. */}
        {failure && fieldErrors.length === 0 && (
          <Banner tone="blocked" isAnnounced>
            {formatProblem(failure)}
          </Banner>
        )}
      </form>
      <DemoPeople
        isDisabled={logIn.isPending}
        onChoose={({ email, password }) => logInAs({ email, password })}
      />
    </>
  )
}
