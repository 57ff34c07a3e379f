import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { commentsQuery, createComment, type Comment, type RecordRef } from '@/entities/document'
import { useMe } from '@/entities/session'
import { useProblemText } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { draftKey, useDraft } from '@/shared/lib/draft'
import { Button, SendIcon, TextArea } from '@/shared/ui'
import styles from './comment-form.module.css'

const isText = (value: unknown): value is string => typeof value === 'string'

/** Says something about a record. What was not sent stays in the field, over a lost session and a reload too. */
export function CommentForm({ record }: { record: RecordRef }) {
  const { t } = useTranslation('widgets/document')
  const problemText = useProblemText()
  const queryClient = useQueryClient()
  const me = useMe()
  const draft = useDraft(draftKey(me?.id ?? '', `comment-${record.id}`), isText)
  const [text, setText] = useState(draft.kept ?? '')
  useEffect(() => {
    if (text === '') draft.discard()
    else draft.keep(text)
  }, [text, draft])
  const attempt = useRef({ words: '', key: '' })
  const send = useMutation({
    mutationFn: (words: string) => {
      // The same words keep their key, so that a second attempt adds no second comment.
      if (attempt.current.words !== words) attempt.current = { words, key: crypto.randomUUID() }
      return createComment(record, words, attempt.current.key)
    },
    onSuccess: (comment, words) => {
      attempt.current = { words: '', key: '' }
      setText((now) => typedAfter(words, now))
      const { queryKey } = commentsQuery(record)
      queryClient.setQueryData(queryKey, (before) => before && { ...before, pages: withNewest(before.pages, comment) })
      // An answer that was requested before the comment must not remove it from the list.
      void queryClient.invalidateQueries({ queryKey })
    },
  })
  const words = text.trim()
  const canSend = words !== '' && !send.isPending

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (canSend) send.mutate(words)
  }

  return (
    <div className={styles.form}>
      <TextArea
        label={t('comment.label')}
        value={text}
        onChange={setText}
        onKeyDown={onKeyDown}
        rows={2}
        maxLength={4000}
        hint={t('comment.hint')}
        error={send.isError ? problemText(send.error) : undefined}
      />
      <Button size="s" icon={<SendIcon />} isDisabled={words === ''} isPending={send.isPending} onClick={() => send.mutate(words)}>
        {t('comment.send')}
      </Button>
    </div>
  )
}

/** What was typed while a comment was being sent: the beginning of the next one. */
function typedAfter(sent: string, now: string): string {
  const begun = now.trimStart()
  return begun.startsWith(sent) ? begun.slice(sent.length).trimStart() : now
}

interface CommentPage {
  items: Comment[]
  next_cursor: string | null
  total: number | null
}

/** The pages with a comment before all others. */
const withNewest = ([first, ...rest]: CommentPage[], comment: Comment): CommentPage[] =>
  first ? [{ ...first, items: [comment, ...first.items], total: first.total === null ? null : first.total + 1 }, ...rest] : rest
