import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type KeyboardEvent } from 'react'
import { createDealComment, dealCommentsQuery, type DealComment } from '@/entities/deal'
import { useProblemText } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { Button, SendIcon, TextArea } from '@/shared/ui'
import styles from './comment-form.module.css'

/** Says something about a deal. What failed to be sent stays in the field. */
export function CommentForm({ dealId }: { dealId: string }) {
  const { t } = useTranslation('features/comment')
  const problemText = useProblemText()
  const queryClient = useQueryClient()
  const [text, setText] = useState('')
  // One key an intended comment, so that a repeated attempt says it once.
  const key = useRef(crypto.randomUUID())
  const send = useMutation({
    mutationFn: () => createDealComment(dealId, text.trim(), key.current),
    onSuccess: (comment) => {
      key.current = crypto.randomUUID()
      setText('')
      const { queryKey } = dealCommentsQuery(dealId)
      queryClient.setQueryData(queryKey, (before) => before && { ...before, pages: withNewest(before.pages, comment) })
      // An answer that was under way without the comment must not take it away again.
      void queryClient.invalidateQueries({ queryKey })
    },
  })
  const canSend = text.trim() !== '' && !send.isPending

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (canSend) send.mutate()
  }

  return (
    <div className={styles.form}>
      <TextArea
        label={t('label')}
        value={text}
        onChange={setText}
        onKeyDown={onKeyDown}
        rows={2}
        maxLength={4000}
        hint={t('hint')}
        error={send.isError ? problemText(send.error) : undefined}
      />
      <Button size="s" icon={<SendIcon />} isDisabled={text.trim() === ''} isPending={send.isPending} onClick={() => send.mutate()}>
        {t('send')}
      </Button>
    </div>
  )
}

interface CommentPage {
  items: DealComment[]
  next_cursor: string | null
  total: number | null
}

/** The pages with a comment before all others. */
const withNewest = ([first, ...rest]: CommentPage[], comment: DealComment): CommentPage[] =>
  first ? [{ ...first, items: [comment, ...first.items], total: first.total === null ? null : first.total + 1 }, ...rest] : rest
