import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import type { KeyboardEvent } from 'react'
import {
  commentsQueryOptions,
  createComment,
  type Comment,
  type RecordRef,
} from '@/entities/document'
import { useAuth, type Role } from '@/entities/session'
import { useFormatProblem } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Button, SendIcon, TextArea } from '@/shared/ui'
import { useCommentText } from '../../model/use-comment-text'
import { canQuoteNumbers, useMentions } from '../../model/use-mentions'
import styles from './activity.module.css'
import { QuotedText } from './quoted-text'
import { ShowEarlier, type EarlierPage } from './show-earlier'

export interface CommentItem {
  readonly id: string
  readonly by: string
  /** ISO timestamp. */
  readonly at: string
  readonly text: string
  /** Packs that the text quotes. */
  readonly packs?: Comment['packs']
  /** Documents that the text quotes. */
  readonly documents?: Comment['documents']
}

interface CommentsProps {
  items: readonly CommentItem[]
  /** Left out on the last page. */
  earlierPage?: EarlierPage | undefined
}

/** Comments on a document, oldest first. */
export function Comments({ items, earlierPage }: CommentsProps) {
  const format = useFormat()
  return (
    <>
      {earlierPage && <ShowEarlier {...earlierPage} />}
      <ol className={styles.comments}>
        {items.map((item) => (
          <li key={item.id} className={styles.comment}>
            <p className={styles.author}>
              {item.by}
              <time className={styles.time} dateTime={item.at}>
                {format.dateTime(item.at)}
              </time>
            </p>
            <p className={styles.message}>
              <QuotedText text={item.text} packs={item.packs} documents={item.documents} />
            </p>
          </li>
        ))}
      </ol>
    </>
  )
}

/** Staff learn that the client of an order reads its comments. */
function getHintKey(record: RecordRef, role: Role | null) {
  if (record.kind === 'order' && role !== 'client') return 'hint_client'
  return canQuoteNumbers(record) ? 'hint_numbers' : 'hint'
}

/** Form for a new comment. The draft survives an expired session and a reload. */
export function CommentForm({ record }: { record: RecordRef }) {
  const { t } = useTranslation('widgets/document')
  const formatProblem = useFormatProblem()
  const queryClient = useQueryClient()
  const { role } = useAuth()
  const { text, setText, removeSentText } = useCommentText(record)
  const mutationKey = ['comment', record.kind, record.id]
  const send = useMutation({
    mutationKey,
    mutationFn: (body: string) => createComment(record, body),
    onSuccess: (comment, body) => {
      removeSentText(body)
      const { queryKey } = commentsQueryOptions(record)
      queryClient.setQueryData(
        queryKey,
        (previous) => previous && { ...previous, pages: prependComment(previous.pages, comment) },
      )
      // A response requested before the comment was created would remove it from the list.
      void queryClient.invalidateQueries({ queryKey })
    },
  })
  const { area, ...mentions } = useMentions(record, text, setText)
  const body = text.trim()
  // A comment may still be in flight from before this form was opened again.
  const isPending = useIsMutating({ mutationKey }) > 0
  const canSend = body !== '' && !isPending

  function onKeyDown(event: KeyboardEvent) {
    if (mentions.onKeyDown(event)) return
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (canSend) send.mutate(body)
  }

  return (
    <div className={styles.form}>
      <TextArea
        ref={area}
        label={t('comment.label')}
        value={text}
        onChange={(next) => {
          setText(next)
          mentions.updateMention()
        }}
        onKeyDown={onKeyDown}
        onSelect={mentions.updateMention}
        suggestions={mentions.suggestions}
        rows={2}
        maxLength={4000}
        hint={t(`comment.${getHintKey(record, role)}`)}
        error={send.isError ? formatProblem(send.error) : undefined}
      />
      {mentions.mark !== null && (
        <ul
          id={mentions.listId}
          role="listbox"
          aria-label={t(mentions.mark === '@' ? 'comment.people' : 'comment.numbers')}
          className={styles.suggestions}
        >
          {mentions.options.map(({ id, name, detail }) => (
            <li
              key={id}
              id={mentions.getOptionId(id)}
              role="option"
              aria-selected={id === mentions.activeId}
              className={styles.suggestion}
              // Keep the focus in the text area.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => mentions.choose(name)}
            >
              {name} <span className={styles.detail}>{detail}</span>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="visually-hidden">
        {mentions.mark !== null &&
          t(mentions.mark === '@' ? 'comment.found' : 'comment.found_numbers', {
            count: mentions.options.length,
          })}
      </p>
      <Button
        size="s"
        icon={<SendIcon />}
        isDisabled={body === ''}
        isPending={isPending}
        onClick={() => send.mutate(body)}
      >
        {t('comment.send')}
      </Button>
    </div>
  )
}

interface CommentPage {
  items: Comment[]
  next_cursor: string | null
  total: number | null
}

/** Returns the pages with a new comment at the start. */
const prependComment = ([first, ...rest]: CommentPage[], comment: Comment): CommentPage[] =>
  first
    ? [
        {
          ...first,
          items: [comment, ...first.items],
          total: first.total === null ? null : first.total + 1,
        },
        ...rest,
      ]
    : rest
