import { useEffect, useState } from 'react'
import type { RecordRef } from '@/entities/document'
import { useMe } from '@/entities/session'
import { draftKey, readDraft, removeDraft, useDraft, writeDraft } from '@/shared/lib/draft'
import { isString } from '@/shared/lib/type-guards'

type SentListener = (key: string, sent: string) => void

/** Open comment forms. */
const listeners = new Set<SentListener>()

/** Text of a new comment, stored as a draft. */
export function useCommentText(record: RecordRef) {
  const me = useMe()
  const key = draftKey(me?.id ?? '', `comment-${record.id}`)
  const draft = useDraft(key, isString)
  const [text, setText] = useState(draft.restored ?? '')
  useEffect(() => storeText(key, text), [key, text])
  useEffect(() => {
    const onSent: SentListener = (sentKey, sent) => {
      if (sentKey === key) setText((current) => getTextTypedWhileSending(sent, current))
    }
    listeners.add(onSent)
    return () => void listeners.delete(onSent)
  }, [key])
  return {
    text,
    setText,
    /**
     * Removes a sent text from the draft and from the open form, which is another one or none if
     * the user left the page meanwhile.
     */
    removeSentText(sent: string) {
      storeText(key, getTextTypedWhileSending(sent, readDraft(key, isString) ?? ''))
      for (const onSent of listeners) onSent(key, sent)
    },
  }
}

function storeText(key: string, text: string): void {
  if (text === '') removeDraft(key)
  else writeDraft(key, text)
}

/** Returns the text typed while a comment was being sent, which starts the next comment. */
function getTextTypedWhileSending(sent: string, current: string): string {
  const trimmed = current.trimStart()
  return trimmed.startsWith(sent) ? trimmed.slice(sent.length).trimStart() : current
}
