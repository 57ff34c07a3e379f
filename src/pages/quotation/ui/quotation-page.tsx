import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { LanguageSelect } from '@/features/switch-language'
import { api, ApiProblem, formatProblem, type Schemas, unwrap } from '@/shared/api'
import { useFormat, useReaderLanguage, useTranslation } from '@/shared/i18n'
import { useTitle } from '@/shared/lib/headline'
import {
  Banner,
  Button,
  Dialog,
  ErrorState,
  Mark,
  Skeleton,
  TextArea,
  TextField,
  toast,
} from '@/shared/ui'
import { Paper } from '@/widgets/document'
import styles from './quotation-page.module.css'

type Page = Schemas['QuotationPage']
type Answer = Schemas['QuotationAnswer']

/** Content of the link. A POST, so that the token is in no log of addresses. */
const linkQueryOptions = (token: string) =>
  queryOptions({
    queryKey: ['quotation', token] as const,
    queryFn: ({ signal }) => unwrap(api.POST('/quotation/', { body: { token }, signal })),
    retry: false,
  })

/** A quotation that its client accepts or declines by the link of an email. */
export function QuotationPage() {
  const { t } = useTranslation('pages/quotation')
  const { token = '' } = useParams({ strict: false })
  const { data: page, error, refetch, isFetching } = useQuery(linkQueryOptions(token))
  useReaderLanguage(page?.language)
  const title = page ? t('title', { number: page.deal_number }) : t('quotation')
  useTitle(title)
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <span className={styles.brand}>
          <Mark size="1.75rem" />
          {page?.company}
        </span>
        <LanguageSelect isLabelHidden />
      </div>
      {!page?.paper && <h1 className={styles.title}>{title}</h1>}
      {page ? (
        page.paper ? (
          <OpenQuotation token={token} page={page} paper={page.paper} />
        ) : (
          <ClosedQuotation page={page} />
        )
      ) : error instanceof ApiProblem && error.problem.code === 'not_found' ? (
        <Banner tone="waiting" isAnnounced>
          {t('unknown')}
        </Banner>
      ) : error instanceof ApiProblem ? (
        <Banner tone="blocked" isAnnounced>
          {formatProblem(error)}
        </Banner>
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton height="20rem" />
      )}
    </div>
  )
}

interface OpenQuotationProps {
  token: string
  page: Page
  paper: NonNullable<Page['paper']>
}

function OpenQuotation({ token, page, paper }: OpenQuotationProps) {
  const { t } = useTranslation('pages/quotation')
  const format = useFormat()
  const [asked, setAsked] = useState<Answer | null>(null)
  return (
    <>
      <p className={styles.lead}>
        {t('lead', { company: page.company, date: format.date(page.valid_until) })}
      </p>
      <div className={styles.actions}>
        <Button variant="primary" size="l" onClick={() => setAsked('accepted')}>
          {t('accept')}
        </Button>
        <Button size="l" onClick={() => setAsked('declined')}>
          {t('decline')}
        </Button>
        <Button variant="quiet" size="l" onClick={() => print()}>
          {t('print')}
        </Button>
      </div>
      <div className={styles.paper}>
        <Paper paper={paper} />
      </div>
      {asked && (
        <AnswerDialog token={token} page={page} answer={asked} onClose={() => setAsked(null)} />
      )}
    </>
  )
}

interface AnswerDialogProps {
  token: string
  page: Page
  answer: Answer
  onClose: () => void
}

/** Asks for the name of the person, and for the reason of a refusal. */
function AnswerDialog({ token, page, answer, onClose }: AnswerDialogProps) {
  const { t } = useTranslation('pages/quotation')
  const queryClient = useQueryClient()
  const [name, setName] = useState('')
  const nameField = useRef<HTMLInputElement>(null)
  const [reason, setReason] = useState('')
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const key = linkQueryOptions(token).queryKey
  const send = useMutation({
    mutationFn: () =>
      unwrap(
        api.POST('/quotation/answer/', {
          body: { token, answer, name: name.trim(), reason: reason.trim() || null },
        }),
      ),
    onSuccess: (answered) => {
      onClose()
      queryClient.setQueryData(key, answered)
    },
    // It was answered or changed meanwhile: the page says what happened.
    onError: async (error) => {
      if (!(error instanceof ApiProblem) || error.problem.code !== 'not_allowed_now') return
      await queryClient.invalidateQueries({ queryKey: key })
      onClose()
    },
  })
  const isAccepted = answer === 'accepted'
  const submit = () => {
    setWasSubmitted(true)
    if (name.trim() !== '') return send.mutate()
    toast.formValidationError()
    nameField.current?.focus()
  }
  return (
    <Dialog
      isOpen
      title={t(isAccepted ? 'accept_title' : 'decline_title', { number: page.deal_number })}
      onClose={onClose}
      actions={
        <>
          <Button
            variant={isAccepted ? 'primary' : 'danger'}
            isPending={send.isPending}
            onClick={submit}
          >
            {t(isAccepted ? 'accept' : 'decline')}
          </Button>
          <Button onClick={onClose}>{t('back')}</Button>
        </>
      }
    >
      <div className={styles.fields}>
        {isAccepted && <p>{t('terms', { company: page.company })}</p>}
        <TextField
          label={t('name')}
          autoComplete="name"
          ref={nameField}
          value={name}
          onChange={setName}
          isRequired
          maxLength={120}
          error={wasSubmitted && name.trim() === '' ? t('name_missing') : undefined}
        />
        {!isAccepted && (
          <TextArea label={t('reason')} value={reason} onChange={setReason} maxLength={1000} />
        )}
        {send.error && (
          <Banner tone="blocked" isAnnounced>
            {formatProblem(send.error)}
          </Banner>
        )}
      </div>
    </Dialog>
  )
}

/** Says what became of the quotation, and what to do. */
function ClosedQuotation({ page }: { page: Page }) {
  const { t } = useTranslation('pages/quotation')
  const format = useFormat()
  const { state, seller } = page
  if (state === 'open') return null
  return (
    <>
      <Banner tone={state === 'accepted' || state === 'confirmed' ? 'done' : 'waiting'} isAnnounced>
        {t(`state.${state}`, {
          person: page.answered_by ?? '',
          date: format.date(page.answered_at ?? page.valid_until),
          seller: seller.name,
        })}
      </Banner>
      <p>
        {t('contact')} <a href={`mailto:${seller.email}`}>{`${seller.name}, ${seller.email}`}</a>
      </p>
    </>
  )
}
