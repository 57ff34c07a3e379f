import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { safeParse } from 'valibot'
import {
  type PaperChoice,
  type PaperMail,
  paperMailQueryOptions,
  paperQueryOptions,
  type PaperRecord,
  refreshRecordExtras,
  sendPaper,
} from '@/entities/document'
import { canOpenRoute, useMe } from '@/entities/session'
import { isInvalid, isPaperChanged, useFormatProblem } from '@/shared/api'
import { vMailAddress } from '@contract/validators'
import { focusFirstError } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import {
  Banner,
  Button,
  Checkbox,
  CheckboxGroup,
  Dialog,
  DownloadIcon,
  Skeleton,
  TextArea,
  TextField,
  toast,
} from '@/shared/ui'
import { useDownloadPaper } from '../../model/use-download-paper'
import styles from './send-paper-dialog.module.css'

export interface SendPaperDialogProps {
  record: PaperRecord
  choice: PaperChoice
  onClose: () => void
}

const MAX_SUBJECT_LENGTH = 200
const MAX_TEXT_LENGTH = 5000

/** Sends a paper of a record by email. A failure keeps everything that was typed. */
export function SendPaperDialog({ record, choice, onClose }: SendPaperDialogProps) {
  const { t } = useTranslation('widgets/document')
  const formatProblem = useFormatProblem()
  const { data: mail, error } = useQuery(paperMailQueryOptions(record, choice))
  const hasChanged = useHasChanged(record, choice)
  const download = useDownloadPaper(record)
  const [chosenEmails, setChosenEmails] = useState<readonly string[] | null>(null)
  const [otherAddress, setOtherAddress] = useState('')
  const [subject, setSubject] = useState<string | null>(null)
  const [text, setText] = useState<string | null>(null)
  const [copiesSelf, setCopiesSelf] = useState(false)
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const send = useSendPaper(record, choice, onClose)

  const recipients = mail?.recipients ?? []
  const [first] = recipients
  const emails = chosenEmails ?? (first ? [first.email] : [])
  const values = { subject: subject ?? mail?.subject ?? '', text: text ?? mail?.text ?? '' }
  const otherEmail = otherAddress.trim()
  const isOtherInvalid = otherEmail !== '' && !isAddress(otherEmail)
  const to = [
    ...recipients.filter(({ email }) => emails.includes(email)),
    ...(otherEmail === '' ? [] : [{ name: '', email: otherEmail }]),
  ]
  const isMissing = (value: string) => wasSubmitted && value.trim() === ''
  const isComplete =
    to.length > 0 &&
    !isOtherInvalid &&
    isWithin(values.subject, MAX_SUBJECT_LENGTH) &&
    isWithin(values.text, MAX_TEXT_LENGTH)

  function submit() {
    setWasSubmitted(true)
    if (mail && isComplete) {
      const { revision, client_id, content_hash } = mail
      const version = { revision, client_id, content_hash }
      return send.mutate({ ...version, to, ...values, copy_to_self: copiesSelf })
    }
    toast.formValidationError()
    setTimeout(() => focusFirstError(fields.current))
  }

  return (
    <Dialog
      isOpen
      title={t('send.title', { paper: t(`papers.${choice.paper}.title`) })}
      onClose={onClose}
      actions={
        mail && (
          <>
            <Button variant="primary" isPending={send.isPending} onClick={submit}>
              {t('send.confirm')}
            </Button>
            <Button onClick={onClose}>{t('send.back')}</Button>
          </>
        )
      }
    >
      <div ref={fields} className={styles.fields}>
        {error && (
          <Banner tone="blocked" isAnnounced>
            {formatProblem(error)}
          </Banner>
        )}
        {!mail && !error && <Skeleton height="20rem" />}
        {mail && (
          <>
            {hasChanged && (
              <Banner tone="waiting" isAnnounced>
                {t('send.changed')}
              </Banner>
            )}
            {mail.notice !== null && (
              <Banner tone="waiting">
                {t(mail.is_proposal ? 'send.proposal' : 'send.notice', { notice: mail.notice })}
              </Banner>
            )}
            {recipients.length > 0 ? (
              <CheckboxGroup
                label={t('send.to')}
                value={emails}
                onChange={setChosenEmails}
                options={recipients.map(({ name, email }) => ({
                  value: email,
                  label: [name, email].filter(Boolean).join(', '),
                }))}
              />
            ) : (
              mail.partner && <NoContacts partner={mail.partner} />
            )}
            <TextField
              label={t(recipients.length > 0 ? 'send.other' : 'send.to')}
              type="email"
              autoComplete="off"
              value={otherAddress}
              onChange={setOtherAddress}
              error={
                wasSubmitted && isOtherInvalid
                  ? t('send.wrong_address')
                  : wasSubmitted && to.length === 0
                    ? t('send.no_recipient')
                    : undefined
              }
            />
            <TextField
              label={t('send.subject')}
              value={values.subject}
              onChange={setSubject}
              isRequired
              maxLength={MAX_SUBJECT_LENGTH}
              error={isMissing(values.subject) ? t('send.no_subject') : undefined}
            />
            <TextArea
              label={t('send.text')}
              value={values.text}
              onChange={setText}
              isRequired
              maxLength={MAX_TEXT_LENGTH}
              error={isMissing(values.text) ? t('send.no_text') : undefined}
            />
            {mail.has_link && <p className={styles.file}>{t('send.link')}</p>}
            <div className={styles.attachment}>
              <p className={styles.file}>{t('send.attachment', { name: mail.file_name })}</p>
              <Button
                size="s"
                icon={<DownloadIcon />}
                isPending={download.isPending}
                onClick={() => download.mutate(choice)}
              >
                {t('paper.download_pdf')}
              </Button>
            </div>
            <Checkbox label={t('send.copy')} value={copiesSelf} onChange={setCopiesSelf} />
            {send.error && (
              <Banner tone="blocked" isAnnounced>
                {formatProblem(send.error)}
              </Banner>
            )}
          </>
        )}
      </div>
    </Dialog>
  )
}

const isAddress = (email: string): boolean => safeParse(vMailAddress, { name: '', email }).success

const isWithin = (value: string, max: number): boolean => value.trim() !== '' && value.length <= max

/** Hint that no contact has an address, with a link for users who can add one. */
function NoContacts({ partner }: { partner: NonNullable<PaperMail['partner']> }) {
  const { t } = useTranslation('widgets/document')
  const me = useMe()
  const page = partner.kind === 'sawmill' ? '/sawmills/$id' : '/clients/$id'
  return (
    <p>
      {t('send.no_contacts')}{' '}
      {canOpenRoute(me?.role ?? null, page) && (
        <Link to={page} params={{ id: partner.id }}>
          {partner.name}
        </Link>
      )}
    </p>
  )
}

/** True if the paper has changed since the dialog opened. */
function useHasChanged(record: PaperRecord, choice: PaperChoice): boolean {
  const queryClient = useQueryClient()
  const options = paperQueryOptions(record, choice)
  const [shownPaper] = useState(() => queryClient.getQueryData(options.queryKey))
  const { data } = useQuery({
    ...options,
    enabled: shownPaper !== undefined,
    refetchOnMount: 'always',
  })
  // An equal response keeps the object in the cache.
  return data !== shownPaper
}

/** Returns the mutation that sends a paper. Repeated presses send it once. */
function useSendPaper(record: PaperRecord, choice: PaperChoice, onDone: () => void) {
  const { t } = useTranslation('widgets/document')
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (write: Parameters<typeof sendPaper>[2]) => sendPaper(record, choice.paper, write),
    onSuccess: async () => {
      onDone()
      toast.info(t('send.done'))
      await refreshRecordExtras(queryClient, record)
    },
    onError: async (error) => {
      if (isInvalid(error)) toast.formValidationError()
      if (isPaperChanged(error)) await refreshRecordExtras(queryClient, record)
    },
  })
}
